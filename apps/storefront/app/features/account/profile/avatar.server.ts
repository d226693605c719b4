import { limits } from '@marketfront/api-client';
import { getMessages } from '../../../messages/index.ts';
import type { Shop } from '../../../http/index.server.ts';

type Read = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly message: string };

/** The first bytes of the accepted picture formats; a file's name and declared type are not reliable. */
const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
] as const;

async function isPicture(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return signatures.some((bytes) => bytes.every((byte, index) => head[index] === byte));
}

/** The picture of the form, checked by its content. */
export async function readAvatar(shop: Shop, form: FormData): Promise<Read> {
  const file = form.get('picture');
  const t = await getMessages(shop.locale.code, 'errors');
  if (!(file instanceof File) || file.size === 0)
    return { ok: false, message: t('errors.field.pictureType') };
  if (file.size > limits.pictureBytes) return { ok: false, message: t('errors.field.pictureTooLarge') };
  return (await isPicture(file)) ? { ok: true, file } : { ok: false, message: t('errors.field.pictureType') };
}
