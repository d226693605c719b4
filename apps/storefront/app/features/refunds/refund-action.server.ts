import { limits, returnGoodsSchema, validate } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../platform/flash.server.ts';
import { textField } from '../../platform/form.server.ts';
import { byIntent, type IntentHandler, invalidForm, signedInAction } from '../../platform/handlers.server.ts';
import { keepTyped } from '../../platform/keep-typed.server.ts';
import { paths } from '../../platform/paths.ts';
import type { Shop } from '../../platform/shop.server.ts';

/** What a shopper can do with a refund. */
type RefundIntent = 'revoke' | 'returnGoods';

const refundNoOf = (form: FormData) => textField(form, 'refundOrderNo', 64);

async function done(shop: Shop, message: 'refunds.revoked' | 'refunds.sent', refundNo: string) {
  const t = await getMessages(shop.locale.code, 'refunds');
  setFlash(shop, 'success', t(message));
  return shop.redirect(paths.refund(refundNo), 303);
}

const handlers = {
  revoke: async ({ shop, form }) => {
    await shop.api.refunds.revoke(refundNoOf(form));
    return done(shop, 'refunds.revoked', refundNoOf(form));
  },
  returnGoods: async ({ shop, form }) => {
    const checked = validate(returnGoodsSchema, {
      refundNo: refundNoOf(form),
      carrier: textField(form, 'carrier', limits.carrier + 1),
      trackingNo: textField(form, 'trackingNo', limits.trackingNo + 1),
      phone: textField(form, 'phone', 32),
    });
    if (!checked.ok) return invalidForm(shop, checked.issues);
    await shop.api.refunds.returnGoods(checked.value);
    return done(shop, 'refunds.sent', refundNoOf(form));
  },
} satisfies Record<RefundIntent, IntentHandler>;

/** Takes a refund back, or says how its goods travel back. */
export const refundAction = signedInAction(keepTyped(byIntent(handlers)));
