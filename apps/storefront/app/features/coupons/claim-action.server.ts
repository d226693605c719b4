import { ApiError, knownMessageKey, parsePositiveInteger } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { errorMessage, isFetch, refusal, shopAction, withAccount } from '../../http/index.server.ts';
import { setFlash } from '../../session/index.server.ts';
import { paths, safePath } from '../../navigation/index.ts';
import { textField } from '../../forms/index.server.ts';

/** The possible results of claiming a coupon. */
export type ClaimOutcome = 'claimed' | 'gone' | 'expired';

/** The response to a request from script; without an outcome the request may be repeated. */
export type ClaimAnswer = {
  readonly ok: boolean;
  readonly message: string;
  readonly outcome?: ClaimOutcome | undefined;
};

const outcomes: Readonly<Record<string, ClaimOutcome>> = {
  couponAlreadyReceived: 'claimed',
  couponGone: 'gone',
  couponExpired: 'expired',
  couponNotFound: 'gone',
};

const couponOf = (request: Request) => parsePositiveInteger(new URL(request.url).searchParams.get('id'));

/** Gives a coupon to the shopper. If they already have it, that is not an error. */
export const claimCouponAction = shopAction(
  async (shop, form, { request }: ActionFunctionArgs) => {
    const id = couponOf(request);
    const from = safePath(textField(form, 'from', 2000)) ?? paths.home();
    const t = await getMessages(shop.locale.code, 'coupons');
    if (id === undefined)
      return refusal((await getMessages(shop.locale.code, 'errors'))('errors.validation'));
    const answer = await withAccount(shop, { act: 'coupon', id, from }, claim);
    if (isFetch(request)) return answer;
    setFlash(shop, answer.ok ? 'success' : 'critical', answer.message);
    return shop.redirect(from, 303);

    async function claim(): Promise<ClaimAnswer> {
      try {
        await shop.api.coupons.receive(id ?? 0);
        return { ok: true, outcome: 'claimed', message: t('coupons.claimedDone') };
      } catch (error) {
        const outcome = error instanceof ApiError && outcomes[knownMessageKey(error.message) ?? ''];
        if (!outcome) throw error;
        return { ok: outcome === 'claimed', outcome, message: await errorMessage(shop, error) };
      }
    }
  },
  { page: () => paths.home() },
);
