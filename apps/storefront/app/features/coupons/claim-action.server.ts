import { ApiError, knownMessageKey, parsePositiveInteger } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { errorMessage, isFetch, refusal, shopAction, withAccount } from '../../http/index.server.ts';
import { setFlash } from '../../session/index.server.ts';
import { paths, safePath } from '../../navigation/index.ts';
import { textField } from '../../forms/index.server.ts';

/** What can become of a coupon that the shopper wants. */
export type ClaimOutcome = 'claimed' | 'gone' | 'expired';

/** The answer to script; without an outcome the coupon may be asked for again. */
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

/** Gives a coupon to the shopper. A coupon that they have already stays theirs, so that is no failure. */
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
