import { type ApiError, type ApiErrorKind, knownMessageKey } from '@marketfront/api-client';
import { getMessages } from '../messages/index.ts';
import type { Shop } from './shop.server.ts';

/** The spec's fallbacks (§8) by kind, for answers without words of their own. */
const fallbacks = {
  validation: 'errors.validation',
  forbidden: 'errors.forbidden',
  notFound: 'errors.notFound',
  server: 'errors.server',
  unauthorised: 'errors.known.signedOut',
  other: 'errors.other',
  network: 'errors.network',
  timeout: 'errors.timeout',
  aborted: 'errors.network',
  malformed: 'errors.server',
} as const satisfies Record<ApiErrorKind, string>;

/** What went wrong, in the shopper's language where we know the sentence, else in the server's own words. */
export async function sayError(shop: Shop, error: ApiError): Promise<string> {
  const t = await getMessages(shop.locale.code, 'errors');
  const known = error.fromServer ? knownMessageKey(error.message) : undefined;
  if (known) return t(`errors.known.${known}`);
  return error.fromServer && error.message.trim() !== '' ? error.message : t(fallbacks[error.kind]);
}
