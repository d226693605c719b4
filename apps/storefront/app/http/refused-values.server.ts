import { isApiError } from '@marketfront/api-client';
import { data } from 'react-router';
import { errorMessage } from './error-message.server.ts';
import { textFields } from '../forms/form.server.ts';
import { isRefusal, refusal } from './refusal.server.ts';
import { isFetch } from './request-kinds.server.ts';
import type { Shop } from './shop.server.ts';

type Refusal = ReturnType<typeof refusal>;

/**
 * An action whose refusal returns the typed values: without script the response is a new page, which shows them again.
 * Only for forms without secrets.
 */
export function keepTyped<Args extends { request: Request }, Result>(
  work: (shop: Shop, form: FormData, args: Args) => Promise<Result>,
) {
  return async (shop: Shop, form: FormData, args: Args) => {
    let answer: Result | Refusal;
    try {
      answer = await work(shop, form, args);
    } catch (error) {
      if (!isApiError(error) || error.kind === 'unauthorised') throw error;
      answer = refusal(await errorMessage(shop, error), {
        status: error.kind === 'validation' ? 400 : 409,
      });
    }
    if (!isRefusal(answer)) return answer;
    const typed = isFetch(args.request) ? undefined : textFields(form);
    return data({ ...answer.data, ...(typed && { typed }) }, answer.init ?? {});
  };
}
