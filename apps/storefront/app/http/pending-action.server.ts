import { ApiError, isApiError, parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../messages/index.ts';
import { errorMessage } from './error-message.server.ts';
import type { Shop } from './shop.server.ts';
import { withTimeout } from '../services/with-timeout.server.ts';

/** Actions that need an account, each with the id of its subject. */
const acts = {
  favourite: (shop: Shop, id: number) => shop.api.favourites.addProduct(id),
  follow: (shop: Shop, id: number) => shop.api.favourites.followStore(id),
  coupon: (shop: Shop, id: number) => shop.api.coupons.receive(id),
  stockAlert: (shop: Shop, id: number) => shop.api.catalog.requestStockAlert(id),
  vote: (shop: Shop, id: number) => shop.api.reviews.vote(id, true),
  questionVote: (shop: Shop, id: number) => shop.api.reviews.voteQuestion(id, true),
} as const;
type Act = keyof typeof acts;

/** The messages after a successful action. */
const doneMessages = {
  favourite: async (locale) => (await getMessages(locale, 'favourites'))('favourites.addedDone'),
  follow: async (locale) => (await getMessages(locale, 'seller'))('seller.followedDone'),
  coupon: async (locale) => (await getMessages(locale, 'coupons'))('coupons.claimedDone'),
  stockAlert: async (locale) => (await getMessages(locale, 'product'))('product.alertSet'),
  vote: async (locale) => (await getMessages(locale, 'reviews'))('reviews.thanks'),
  questionVote: async (locale) => (await getMessages(locale, 'questions'))('questions.thanks'),
} as const satisfies Record<Act, (locale: Shop['locale']['code']) => Promise<string>>;

const isAct = (name: string): name is Act => Object.hasOwn(acts, name);

interface PendingAction {
  readonly act: Act;
  readonly id: number;
  /** False for actions that would be undone, such as following: signing in does not do that. */
  readonly on?: boolean;
  /** The page to which signing in leads back. */
  readonly from: string;
}

/**
 * Carries out an action that needs an account. Visitors, and shoppers whose session has ended, are led to the sign-in
 * page, and the action follows once they have signed in.
 */
export async function withAccount<Result>(
  shop: Shop,
  { act, id, on = true, from }: PendingAction,
  work: () => Promise<Result>,
): Promise<Result> {
  const keep = () => on && shop.cookies.set('pendingAction', `${act}:${id}`);
  if (!shop.signedIn) {
    keep();
    throw shop.toSignIn(from);
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorised') keep();
    throw error;
  }
}

/** The outcome of an action. */
interface Outcome {
  readonly ok: boolean;
  readonly message: string;
}

/** The reason why an action failed, if the back end has responded. */
const reasonOf = (shop: Shop) => (error: unknown) => {
  if (!isApiError(error)) throw error;
  return errorMessage(shop, error);
};

/**
 * Carries out the action that the visitor wanted before signing in, and returns its outcome. The sign-in stays valid if
 * it fails.
 */
export async function resumePendingAction(shop: Shop): Promise<Outcome | undefined> {
  const [act = '', id] = (shop.cookies.get('pendingAction') ?? '').split(':');
  shop.cookies.set('pendingAction', undefined);
  const number = parsePositiveInteger(id);
  if (!isAct(act) || number === undefined) return undefined;
  const failure = await withTimeout(acts[act](shop, number).then(() => null, reasonOf(shop)));
  if (failure === null) return { ok: true, message: await doneMessages[act](shop.locale.code) };
  const [t, errors] = await Promise.all([
    getMessages(shop.locale.code, 'auth'),
    getMessages(shop.locale.code, 'errors'),
  ]);
  return { ok: false, message: t('auth.pendingNotDone', { reason: failure ?? errors('errors.timeout') }) };
}
