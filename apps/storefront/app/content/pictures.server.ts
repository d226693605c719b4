import { isApiError, limits, type UploadModel, uploadModels } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../messages/index.ts';
import { errorMessage } from '../http/error-message.server.ts';
import { signedInAction } from '../http/actions.server.ts';
import { refusal } from '../http/refusal.server.ts';
import { pictureTypeOf } from './picture-type.ts';
import type { Shop } from '../http/shop.server.ts';

/** The response to script. */
export type UploadAnswer =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: string };

/** The reason why a file cannot be sent as a picture, judged by its content and size. */
async function problemOf(shop: Shop, file: File): Promise<string | undefined> {
  const t = await getMessages(shop.locale.code, 'errors');
  if (file.size > limits.pictureBytes) return t('errors.field.pictureTooLarge');
  return (await pictureTypeOf(file)) ? undefined : t('errors.field.pictureType');
}

async function upload(shop: Shop, file: File, model: UploadModel): Promise<UploadAnswer> {
  const problem = await problemOf(shop, file);
  if (problem !== undefined) return { ok: false, message: problem };
  const { url } = await shop.api.account.uploadImage(file, { name: file.name || 'picture', model });
  return { ok: true, url };
}

/** Uploads one picture for a form that is sent later; the query says to which kind of form it belongs. */
export const uploadAction = signedInAction(async (shop, form, { request }: ActionFunctionArgs) => {
  const wanted = new URL(request.url).searchParams.get('model');
  const model = uploadModels.find((name) => name === wanted);
  const file = form.get('picture');
  const answer = model && file instanceof File ? await upload(shop, file, model) : await missing(shop);
  return answer.ok ? answer : refusal(answer.message, { at: 'pictures' });
});

/** The response to a form without a file. */
async function missing(shop: Shop): Promise<UploadAnswer> {
  const t = await getMessages(shop.locale.code, 'errors');
  return { ok: false, message: t('errors.field.pictureType') };
}

/**
 * The addresses of a form's pictures. Without script the form contains the files themselves, which are uploaded here;
 * the first unusable one determines the result.
 */
export async function picturesOf(
  shop: Shop,
  form: FormData,
  model: UploadModel,
  most: number = limits.pictures,
): Promise<{ ok: true; urls: string[] } | { ok: false; message: string }> {
  const entries = form
    .getAll('pictures')
    .filter((entry) => (typeof entry === 'string' ? entry : entry.size) !== 0);
  if (entries.length > most) {
    const t = await getMessages(shop.locale.code, 'errors');
    return { ok: false, message: t('errors.field.tooManyPictures') };
  }
  const urls: string[] = [];
  for (const entry of entries) {
    if (typeof entry === 'string') {
      if (entry !== '') urls.push(entry);
      continue;
    }
    try {
      const answer = await upload(shop, entry, model);
      if (!answer.ok) return answer;
      urls.push(answer.url);
    } catch (error) {
      if (!isApiError(error) || error.kind === 'unauthorised') throw error;
      return { ok: false, message: await errorMessage(shop, error) };
    }
  }
  return { ok: true, urls };
}
