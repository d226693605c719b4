import { ApiError, type ValidationIssue } from '@marketfront/api-client';
import { currentRequest } from '@marketfront/operations';
import { isNativeError } from 'node:util/types';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { getMessages } from '../messages/index.ts';
import { errorMessage, statusOf } from './error-message.server.ts';
import { setFlash } from '../session/flash.server.ts';
import { formIdempotencyKey, readForm, textField } from '../forms/form.server.ts';
import { withPage } from '../navigation/page-number.ts';
import { reportError } from '../services/log.server.ts';
import { buildId } from '../services/build-id.ts';
import { type RateLimitedAct, secondsToWait } from '../services/rate-limit.server.ts';
import { type Shop, shopOf } from './shop.server.ts';
import { keepFormDraft } from '../drafts/form-draft.server.ts';

/** The data of a route error for the error page. */
export interface RouteErrorData {
  readonly kind: string;
  readonly message?: string;
  /** Shown on the page, for the shopper to quote. */
  readonly requestId?: string;
}

/** The data for the error page of a route (`shell/error-page.tsx`). */
function routeError(status: number, kind: string, message?: string) {
  const { id } = currentRequest() ?? {};
  return data<RouteErrorData>(
    { kind, ...(message && { message }), ...(id && { requestId: id }) },
    { status },
  );
}

/** A page that does not exist, with the name of the missing thing if it is known. */
export const notFound = (message?: string) => routeError(404, 'notFound', message);

/** A request for a page after the last one of a list is redirected to the last one. */
export function assertPageExists(shop: Shop, page: number, pageCount: number): void {
  if (page > 1 && page > pageCount) throw shop.redirect(withPage(shop.requestPath, Math.max(1, pageCount)));
}

/** A page that has nothing to show because the back end does not respond. */
export async function unreachable(shop: Shop) {
  const t = await getMessages(shop.locale.code, 'errors');
  return routeError(503, 'unavailable', t('errors.network'));
}

/** A form that no page of the shop sends. */
async function unreadableForm(shop: Shop) {
  const t = await getMessages(shop.locale.code, 'errors');
  return routeError(400, 'validation', t('errors.validation'));
}

/** An internal error: reported, and shown on the error page with the request's id. Redirects stay unchanged. */
function unexpected(error: unknown, request: Request): unknown {
  if (!isNativeError(error) || request.signal.aborted) return error;
  reportError(error, { source: 'server', build: buildId });
  return routeError(500, 'unexpected');
}

const isUnauthorised = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'unauthorised';

/**
 * The session has ended: the sign-in page shows the server's message and leads back (spec §4, §8). It is loaded as a
 * new document, because the header and the browser's stored data change too.
 */
async function sessionEnded(shop: Shop, error: ApiError, from?: string): Promise<Response> {
  setFlash(shop, 'critical', await errorMessage(shop, error));
  const answer = shop.toSignIn(from);
  answer.headers.set('X-Remix-Reload-Document', 'true');
  return answer;
}

/**
 * The loader of the parts of every page, including error pages: root, header and footer. A failed call becomes a route
 * error with a status and a message.
 */
export function frameLoader<Args extends LoaderFunctionArgs, Result>(
  work: (shop: Shop, args: Args) => Promise<Result>,
) {
  return async (args: Args): Promise<Result> => {
    const shop = shopOf(args.context);
    shop.startDeadline();
    try {
      return await work(shop, args);
    } catch (error) {
      if (isUnauthorised(error)) throw await sessionEnded(shop, error);
      if (!(error instanceof ApiError)) throw unexpected(error, args.request);
      throw routeError(statusOf(error), error.kind, await errorMessage(shop, error));
    }
  };
}

/** The loader of a page. Addresses in an unknown language have no page. */
function pageLoader<Args extends LoaderFunctionArgs, Result>(
  work: (shop: Shop, args: Args) => Promise<Result>,
) {
  return frameLoader(async (shop, args: Args) => {
    if (!shop.knownLanguage) throw notFound();
    return work(shop, args);
  });
}

/**
 * The loader of public content: if the session has ended, the shopper sees it as a visitor (docs/decisions/007). When
 * script requests it without leaving the page, the page still shows the shopper: the token stays, so that their next
 * action reports the ended session.
 */
export function shopLoader<Args extends LoaderFunctionArgs, Result>(
  work: (shop: Shop, args: Args) => Promise<Result>,
) {
  return pageLoader(async (shop, args: Args) => {
    try {
      return await work(shop, args);
    } catch (error) {
      if (!isUnauthorised(error)) throw error;
      if (isBesidePage(args.request)) shop.continueAsVisitor();
      else shop.signOut();
      return work(shop, args);
    }
  });
}

/** The status of a route error that a loader throws; `undefined` for anything else. */
function thrownStatus(error: unknown): number | undefined {
  const { type, init } = (error ?? {}) as { type?: unknown; init?: ResponseInit | null };
  return type === 'DataWithResponseInit' ? init?.status : undefined;
}

/** The loader of a file. Errors are a line of text instead of a page. */
export function fileLoader<Args extends LoaderFunctionArgs>(
  work: (shop: Shop, args: Args) => Promise<Response>,
) {
  const load = shopLoader(work);
  return async (args: Args): Promise<Response> => {
    try {
      return await load(args);
    } catch (error) {
      const status = thrownStatus(error);
      if (status === undefined) throw error;
      const text = status === 404 ? 'Not found' : 'Not available now';
      return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    }
  };
}

/** The loader of a page that needs an account. */
export function signedInLoader<Args extends LoaderFunctionArgs, Result>(
  work: (shop: Shop, args: Args) => Promise<Result>,
) {
  return pageLoader(async (shop, args: Args) => {
    if (!shop.signedIn) throw shop.toSignIn();
    return work(shop, args);
  });
}

interface RefusalDetails {
  readonly status?: number;
  /** The field to which the message belongs. */
  readonly at?: string;
  /** The messages of all refused fields, by their names in the form. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The amounts before and after a price change. */
  readonly from?: string;
  readonly to?: string;
  /** The session has ended: script opens the sign-in dialog and sends the form again. */
  readonly signIn?: true;
  /** The form's idempotency key, for the form that repeats it (`form.server.ts`). */
  readonly idempotencyKey?: string | undefined;
}

/** An action's response to a form that cannot be carried out. */
export const refusal = (message: string, { status = 400, ...details }: RefusalDetails = {}) =>
  data({ ok: false as const, message, ...details }, { status });

type Refusal = ReturnType<typeof refusal>;

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' &&
  answer !== null &&
  (answer as { type?: string }).type === 'DataWithResponseInit' &&
  (answer as { data?: { ok?: boolean } }).data?.ok === false;

/**
 * The refusal of a form that a validation schema rejected: the message of its first issue, and one for each field.
 * @param formNames the form's names of fields that have other names in the schema
 */
export async function invalidForm(
  shop: Shop,
  issues: readonly [ValidationIssue, ...ValidationIssue[]],
  formNames: Readonly<Record<string, string>> = {},
) {
  const t = await getMessages(shop.locale.code, 'errors');
  const nameOf = ({ path }: ValidationIssue) =>
    (Object.hasOwn(formNames, path) ? formNames[path] : undefined) ?? path;
  const at = nameOf(issues[0]);
  const errors = Object.fromEntries(issues.map((issue) => [nameOf(issue), t(`errors.field.${issue.key}`)]));
  return refusal(t(`errors.field.${issues[0].key}`), { ...(at && { at, errors }) });
}

/**
 * A form without a session, or with one that has ended. Script keeps the page and signs in over it; without script the
 * typed values are stored for the page to which sign-in leads back.
 */
async function signInFirst(shop: Shop, form: FormData, request: Request, reason?: ApiError, from?: string) {
  if (!isRouterForm(request)) {
    if (!isFetch(request)) await keepFormDraft(shop, form, from);
    if (reason) throw await sessionEnded(shop, reason, from);
    throw shop.toSignIn(from);
  }
  shop.toSignIn(from);
  const t = await getMessages(shop.locale.code, 'errors');
  const message = reason ? await errorMessage(shop, reason) : t('errors.known.signedOut');
  return refusal(message, { status: 401, signIn: true });
}

interface ActionOptions {
  /** Counts the form against the client's address (`rate-limit.server.ts`). */
  readonly limit?: RateLimitedAct;
  /** For a form whose address is not a page: the page that shows its refusal without script, and follows sign-in. */
  readonly page?: (request: Request) => string;
}

type ActionArgs = Pick<ActionFunctionArgs, 'context' | 'request'>;

/**
 * The action of a form that anybody may send. It receives the parsed form; if the API refuses, it returns a `refusal`,
 * and if the session has ended, it leads to the sign-in page.
 */
export function shopAction<Args extends ActionArgs, Result>(
  work: (shop: Shop, form: FormData, args: Args) => Promise<Result>,
  { limit, page }: ActionOptions = {},
) {
  return async (args: Args) => {
    const shop = shopOf(args.context);
    if (!shop.knownLanguage) throw notFound();
    /** Without script, a form whose address is not a page is refused on its page, with the typed values. */
    const answer = async <Answer>(given: Answer, form?: FormData) => {
      if (!page || isFetch(args.request) || !isRefusal(given)) return given;
      const shown = page(args.request);
      if (form) await keepFormDraft(shop, form, shown);
      setFlash(shop, 'critical', given.data.message);
      throw shop.redirect(shown, 303);
    };
    // Before the form is read: a request above the limit costs nothing more.
    const wait = limit && (await secondsToWait(shop, limit));
    if (wait) {
      const t = await getMessages(shop.locale.code, 'errors');
      return answer(refusal(t('errors.tooManyRequests', { seconds: wait }), { status: 429 }));
    }
    const form = await readForm(args.request);
    if (!form) throw await unreadableForm(shop);
    try {
      return await answer(await work(shop, form, args), form);
    } catch (error) {
      const from = page?.(args.request);
      if (isUnauthorised(error)) return signInFirst(shop, form, args.request, error, from);
      if (!(error instanceof ApiError)) throw unexpected(error, args.request);
      return answer(
        refusal(await errorMessage(shop, error), {
          status: error.kind === 'validation' ? 400 : 409,
          idempotencyKey: formIdempotencyKey(form),
        }),
        form,
      );
    }
  };
}

/** The action of a form that needs an account. */
export function signedInAction<Args extends ActionArgs, Result>(
  work: (shop: Shop, form: FormData, args: Args) => Promise<Result>,
  options?: ActionOptions,
) {
  return shopAction(
    async (shop, form, args: Args) =>
      shop.signedIn ? work(shop, form, args) : signInFirst(shop, form, args.request),
    options,
  );
}

/** The context of an intent's handler. */
export interface IntentContext {
  readonly shop: Shop;
  readonly form: FormData;
  readonly request: Request;
  /** The parts after the intent's name, split at colons, as in `quantity:12:3`. */
  readonly parameters: readonly string[];
}
export type IntentHandler = (context: IntentContext) => Promise<unknown>;
type AnswerOf<Handler> = Handler extends (context: IntentContext) => Promise<infer Answer> ? Answer : never;

/**
 * A form with several submit buttons: the pressed one is sent as `intent`. An intent that is not in the table is
 * refused.
 */
export function byIntent<Handlers extends Readonly<Record<string, IntentHandler>>>(handlers: Handlers) {
  type Answer = AnswerOf<Handlers[keyof Handlers]>;
  return async (shop: Shop, form: FormData, { request }: ActionArgs) => {
    const [name = '', ...parameters] = textField(form, 'intent', 100).split(':');
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (handler) return (await handler({ shop, form, request, parameters })) as Answer;
    const t = await getMessages(shop.locale.code, 'errors');
    return refusal(t('errors.validation'));
  };
}

/** Whether the router sent the form. */
const isRouterForm = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data');

/** Whether script requests data without leaving the page (`fetchJson`). */
const isBesidePage = (request: Request): boolean => request.headers.get('Accept') === 'application/json';

/** Whether script sent the form: the response is then data, otherwise the next page. */
export const isFetch = (request: Request): boolean => isRouterForm(request) || isBesidePage(request);
