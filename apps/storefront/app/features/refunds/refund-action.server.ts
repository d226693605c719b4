import {
  limits,
  refundEscalationSchema,
  refundMessageSchema,
  returnGoodsSchema,
  validate,
} from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import {
  byIntent,
  idempotencyKey,
  type IntentHandler,
  invalidForm,
  keepTyped,
  refusal,
  type Shop,
  signedInAction,
} from '../../http/index.server.ts';
import { formIdempotencyKey, textField } from '../../forms/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { picturesOf } from '../../content/index.server.ts';

/** The actions of a shopper on a refund. */
type RefundIntent = 'revoke' | 'returnGoods' | 'message' | 'escalate';

const refundNoOf = (form: FormData) => textField(form, 'refundOrderNo', 64);

type DoneMessage = 'refunds.revoked' | 'refunds.sent' | 'refunds.messageSent' | 'refunds.escalated';

async function done(shop: Shop, message: DoneMessage, refundNo: string, part = '') {
  const t = await getMessages(shop.locale.code, 'refunds');
  setFlash(shop, 'success', t(message));
  return shop.redirect(accountPaths.refund(refundNo) + part, 303);
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
  message: async ({ shop, form }) => {
    const refundNo = refundNoOf(form);
    const checked = validate(refundMessageSchema, {
      refundNo,
      text: textField(form, 'text', 4 * limits.refundMessage),
    });
    if (!checked.ok) return invalidForm(shop, checked.issues);
    const pictures = await picturesOf(shop, form, 'refund');
    if (!pictures.ok) return refusal(pictures.message, { at: 'pictures' });
    // The key includes the number of earlier messages: the same message sent again is stored once.
    const key = idempotencyKey('refund-message', formIdempotencyKey(form) ?? refundNo, checked.value);
    await shop.api.refunds.sendMessage(
      { ...checked.value, pictures: pictures.urls },
      { idempotencyKey: key },
    );
    return done(shop, 'refunds.messageSent', refundNo, '#conversation');
  },
  escalate: async ({ shop, form }) => {
    const checked = validate(refundEscalationSchema, {
      refundNo: refundNoOf(form),
      reason: textField(form, 'reason', 4 * limits.refundMessage),
    });
    if (!checked.ok) return invalidForm(shop, checked.issues);
    const key = idempotencyKey('refund-escalation', checked.value.refundNo, checked.value);
    await shop.api.refunds.escalate(checked.value, { idempotencyKey: key });
    return done(shop, 'refunds.escalated', checked.value.refundNo);
  },
} satisfies Record<RefundIntent, IntentHandler>;

/** Withdraws a refund, tells how its goods are sent back, writes to the store, or asks the marketplace to decide. */
export const refundAction = signedInAction(keepTyped(byIntent(handlers)));
