import {
  type ApiError,
  type ApiErrorKind,
  isApiError,
  knownMessageKey,
  knownMessageValues,
  type OperationId,
  operationsTable,
} from '@marketfront/api-client';
import { getMessages } from '../messages/index.ts';
import type { Shop } from './shop.server.ts';

/** The spec's fallbacks (§8) by kind, for responses without a message of their own. */
const fallbacks = {
  validation: 'errors.validation',
  forbidden: 'errors.forbidden',
  notFound: 'errors.notFound',
  server: 'errors.server',
  unauthorised: 'errors.known.signedOut',
  other: 'errors.other',
  refused: 'errors.other',
  unavailable: 'errors.network',
  timeout: 'errors.timeout',
  aborted: 'errors.network',
  malformed: 'errors.server',
} as const satisfies Record<ApiErrorKind, string>;

/** The HTTP status of the page for each kind of failure; calls without any API response are a bad gateway. */
const statuses = {
  validation: 400,
  unauthorised: 401,
  forbidden: 403,
  notFound: 404,
  server: 502,
  other: 502,
  refused: 409,
  unavailable: 503,
  timeout: 504,
  aborted: 502,
  malformed: 502,
} as const satisfies Record<ApiErrorKind, number>;

/**
 * Servers of this family also respond with code 500 for missing things; only the message differs (contract.md §1, §20).
 */
const missing: ReadonlySet<string | undefined> = new Set<ReturnType<typeof knownMessageKey>>([
  'activityClosed',
  'addressWrong',
  'checkoutExpired',
  'itemNotFound',
  'orderNotFound',
  'productNotFound',
  'productRemoved',
  'refundNotFound',
  'storeClosed',
  'storeNotOpen',
]);

const knownKeyOf = (error: ApiError) => (error.fromServer ? knownMessageKey(error.message) : undefined);

/** Messages of the server that give a waiting time, and the name of the number. */
const waits: Readonly<Record<string, string>> = { codeTooSoon: 'seconds', tooManyAttempts: 'minutes' };

/** POST calls that leave nothing that a shopper could have twice: prices, and a checkout that expires. */
const harmless: ReadonlySet<string> = new Set<OperationId>([
  'computePrice',
  'createPreOrder',
  'estimateCart',
]);
const changes: ReadonlySet<string> = new Set(
  operationsTable
    .filter(({ method, operationId }) => method !== 'GET' && !harmless.has(operationId))
    .map(({ operationId }) => operationId),
);

/** Whether a call that changes something got no response in time, so that its outcome is unknown. */
export const isOutcomeUnknown = ({ kind, operation }: ApiError): boolean =>
  kind === 'timeout' && operation !== undefined && changes.has(operation);

/** The error in the shopper's language if the message is known, else in the server's own words. */
export async function errorMessage(shop: Shop, error: ApiError): Promise<string> {
  const t = await getMessages(shop.locale.code, 'errors');
  const known = knownKeyOf(error);
  const wait = known && waits[known];
  const time = wait ? Number(knownMessageValues(error.message)[wait]) : 0;
  if (known && Number.isFinite(time)) return t(`errors.known.${known}`, wait ? { [wait]: time } : {});
  if (error.fromServer && error.message.trim() !== '') return error.message;
  return t(isOutcomeUnknown(error) ? 'errors.outcomeUnknown' : fallbacks[error.kind]);
}

/** The HTTP status of a page after a failed call. */
export function statusOf(error: ApiError): number {
  const key = knownKeyOf(error);
  return key !== undefined && missing.has(key) ? 404 : statuses[error.kind];
}

/** Whether a call failed because its subject, or the call itself, does not exist. */
export const isMissing = (error: unknown): boolean => isApiError(error) && statusOf(error) === 404;

/**
 * Whether the server says that the requested subject does not exist. A 404 without its envelope comes from a proxy in
 * front of it, and says nothing about the subject.
 */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && error.fromServer && statusOf(error) === 404;
