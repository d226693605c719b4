import { ApiError } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { keepFormDraft } from '../drafts/form-draft.server.ts';
import { formIdempotencyKey, readForm, textField } from '../forms/form.server.ts';
import { getMessages } from '../messages/index.ts';
import { type RateLimitedAct, secondsToWait } from '../services/rate-limit.server.ts';
import { setFlash } from '../session/flash.server.ts';
import { isUnauthorised, sessionEnded } from './ended-session.server.ts';
import { errorMessage } from './error-message.server.ts';
import { isRefusal, refusal } from './refusal.server.ts';
import { isFetch, isRouterForm } from './request-kinds.server.ts';
import { notFound, unexpected, unreadableForm } from './route-errors.server.ts';
import { type Shop, shopOf } from './shop.server.ts';

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
