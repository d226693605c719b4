import {
  type CheckoutChoice,
  compareMoney,
  isApiError,
  isMoney,
  knownMessageKey,
  orderSchema,
  parsePositiveInteger,
  type StoreNote,
  type Totals,
  validate,
} from '@marketfront/api-client';
import { record } from '@marketfront/operations';
import { getMessages } from '../../messages/index.ts';
import {
  byIntent,
  errorMessage,
  idempotencyKey,
  type IntentContext,
  type IntentHandler,
  isFetch,
  type Shop,
  signedInAction,
} from '../../http/index.server.ts';
import { keepReturnPath, setFlash } from '../../session/index.server.ts';
import { accountPaths, paths } from '../../navigation/index.ts';
import { secondsToWait, withTimeout } from '../../services/index.server.ts';
import { readAddress } from '../addresses/index.server.ts';
import { lineIdsOfSkus } from '../cart/index.server.ts';
import { isOfferedMethod } from '../payments/index.ts';
import { startPayment } from '../payments/index.server.ts';
import { blockedLines } from './blocked-lines.ts';
import { answer, refusedByApi } from './checkout-answer.server.ts';
import { createOrder, isUncertain } from './create-order.server.ts';
import type { CheckoutIntent } from './intents.ts';
import { keepNotes } from './note-drafts.server.ts';
import { orderIfKnown } from './order-of-pre-order.server.ts';
import { deliveriesOfForm, encodeDeliveries } from './delivery-choices.ts';
import { noteField, notesOf, storeNotesOf } from './store-notes.ts';
import { textField, textFields } from '../../forms/index.server.ts';

type Context = Pick<IntentContext, 'shop' | 'form' | 'request'>;

const paramsOf = (request: Request) => new URL(request.url).searchParams;
const preOrderNoOf = (request: Request) => paramsOf(request).get('preOrderNo') ?? '';

/** The URL of the checkout with the choices of the form, including the fields that script does not keep in the page. */
async function pathWithChoices(
  { form, request }: Context,
  changes: Readonly<Record<string, string>>,
): Promise<string> {
  const params = paramsOf(request);
  // Another checkout has other note fields.
  const staysInPage = isFetch(request) && changes.preOrderNo === undefined;
  const kept = ['coupon', 'points', ...(staysInPage ? [] : ['note', 'payType'])];
  // The sheet of the address book is a separate form: it leaves these choices as they are.
  const isWhole = form.has('expected');
  for (const name of kept.filter((name) => isWhole || form.has(name)))
    params.set(name, textField(form, name, 1000));
  const fields = textFields(form);
  if (isWhole) params.set('delivery', encodeDeliveries(deliveriesOfForm(fields)));
  const notes = notesOf(fields);
  if (!staysInPage && storeNotesOf(notes).length > 0) params.set('notes', await keepNotes(notes));
  for (const [name, value] of Object.entries(changes)) params.set(name, value);
  const filled = [...params].filter(([, value]) => value !== '');
  return `${paths.checkout()}?${new URLSearchParams(filled)}`;
}

/** Saves the address of the form; the same address sent again, for example by a double click, is saved once. */
async function addAddress({ shop, form, request }: Context) {
  const read = await readAddress(shop, form);
  if (!read.ok) return { errors: read.errors };
  const changed = parsePositiveInteger(textField(form, 'changedAddress'));
  if (changed !== undefined) {
    await shop.api.addresses.update(changed, read.address);
    return { id: changed };
  }
  const key = idempotencyKey('address', preOrderNoOf(request), read.address);
  return { id: (await shop.api.addresses.add(read.address, { idempotencyKey: key })).id };
}

/** Saves an address and chooses it; the other choices of the checkout stay the same. */
async function saveAddress(context: Context) {
  const { errors, id } = await addAddress(context);
  if (errors) return answer(context.form, { errors, message: Object.values(errors)[0] ?? '' });
  return context.shop.redirect(
    await pathWithChoices(context, { address: String(id), edit: '', choose: '' }),
    303,
  );
}

/** The choices that determine the price. */
function choiceOf({ form, request }: Context): CheckoutChoice {
  return {
    preOrderNo: preOrderNoOf(request),
    addressId: parsePositiveInteger(textField(form, 'address')),
    userCouponId: parsePositiveInteger(textField(form, 'coupon')) ?? null,
    deliveries: deliveriesOfForm(textFields(form)),
    ...(textField(form, 'points') === '1' && { usePoints: true }),
  };
}

/**
 * The amount to pay now; `undefined` when the checkout is over. A form sent again after its order was placed must not
 * fail here: `create` answers it with the same order, even if the back end cannot look it up.
 */
async function currentTotals(context: Context): Promise<Totals | undefined> {
  try {
    return await context.shop.api.checkout.price(choiceOf(context));
  } catch (error) {
    if (isApiError(error) && knownMessageKey(error.message) === 'checkoutExpired') return undefined;
    throw error;
  }
}

/** Shows the totals of the choices in the form, for browsers without script. */
async function update(context: Context) {
  context.shop.startDeadline();
  return answer(context.form, { totals: await withTimeout(currentTotals(context)) });
}

/** The form's field names that differ from the schema's. */
const formNames: Readonly<Record<string, string>> = {
  addressId: 'address',
  paymentMethod: 'payType',
  userCouponId: 'coupon',
};

/** The form's field name for a path of the schema. */
function fieldOf(path: string, storeNotes: readonly StoreNote[]): string {
  const [, index] = /^storeNotes\.(\d+)\./.exec(path) ?? [];
  const noted = index === undefined ? undefined : storeNotes[Number(index)];
  return noted ? noteField(noted.storeId) : (formNames[path] ?? path);
}

/** The choices of the form, or its errors. */
async function readOrder(context: Context) {
  const { shop, form, request } = context;
  const fields = textFields(form);
  const storeNotes = storeNotesOf(fields).filter(({ note }) => note.trim() !== '');
  const isTyped = fields.address === 'new';
  const typed = isTyped ? await readAddress(shop, form) : undefined;
  const read = validate(orderSchema, {
    preOrderNo: preOrderNoOf(request),
    // A typed address has no id yet: it is saved when everything else is valid.
    addressId: isTyped ? 1 : fields.address,
    paymentMethod: fields.payType,
    userCouponId: fields.coupon || undefined,
    usePoints: fields.points,
    note: fields.note,
    storeNotes,
  });
  const t = await getMessages(shop.locale.code, 'errors');
  const errors: Record<string, string> = typed && !typed.ok ? { ...typed.errors } : {};
  for (const { path, key } of read.issues) errors[fieldOf(path, storeNotes)] = t(`errors.field.${key}`);
  const order = read.ok ? read.value : undefined;
  const method = isOfferedMethod(order?.paymentMethod) ? order.paymentMethod : undefined;
  if (order && !method) errors.payType = t('errors.field.payMethodRequired');
  const [message] = Object.values(errors);
  if (message !== undefined || !order || !method)
    return { errors, message: message ?? t('errors.validation') };
  return { order: { ...order, paymentMethod: method }, isTyped };
}

/** Places the order and continues to its payment. Once the order exists, every result leads to it. */
async function placeOrder(context: Context) {
  const { shop, form, request } = context;
  const preOrderNo = preOrderNoOf(request);
  const placedBefore = await orderIfKnown(shop, preOrderNo);
  if (placedBefore) return shop.redirect(accountPaths.payment(placedBefore), 303);
  const wait = await secondsToWait(shop, 'order');
  if (wait) return tooManyOrders(shop, form, wait);

  const totals = await currentTotals(context);
  const read = await readOrder(context);
  if (!read.order) return answer(form, { ...read, totals });
  const saved = read.isTyped ? await addAddress(context) : undefined;
  const shown = { totals, address: saved?.id };

  const t = await getMessages(shop.locale.code, 'checkout');
  const expected = textField(form, 'expected', 20);
  const from = isMoney(expected) ? expected : undefined;
  const to = totals?.payable;
  const stop = (now: Partial<typeof shown> & { to?: string | undefined }) =>
    answer(
      form,
      { ...shown, ...now, message: t('checkout.priceChanged'), at: 'total', changed: true, from },
      409,
    );
  if (totals?.parcels.some(({ delivered }) => delivered === false)) {
    const errors = await getMessages(shop.locale.code, 'errors');
    return answer(form, { ...shown, message: errors('errors.known.notDelivered'), changed: true }, 409);
  }
  if (from && to !== undefined && compareMoney(to, from) !== 0) return stop({ to });

  const { paymentMethod, userCouponId = null, ...order } = read.order;
  let orderNo: string;
  try {
    orderNo = await createOrder(shop, {
      ...order,
      paymentMethod,
      userCouponId,
      deliveries: deliveriesOfForm(textFields(form)),
      addressId: saved?.id ?? order.addressId,
      acceptedTotal: from ?? to,
    });
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    if (knownMessageKey(error.message) === 'totalChanged') {
      const now = await currentTotals(context);
      return stop({ totals: now, to: now?.payable });
    }
    if (!isUncertain(error)) return refusedByApi(shop, form, error, shown);
    return answer(form, { ...shown, message: t('checkout.uncertainTitle'), at: 'uncertain' }, 409);
  }
  record('marketfront.orders.created', 1, { 'marketfront.payment.method': paymentMethod });
  try {
    return await startPayment(shop, orderNo, paymentMethod);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    // The order exists: its payment page shows this message and offers to pay again.
    setFlash(shop, 'critical', await errorMessage(shop, error));
    return shop.redirect(accountPaths.payment(orderNo), 303);
  }
}

async function tooManyOrders(shop: Shop, form: FormData, seconds: number) {
  const t = await getMessages(shop.locale.code, 'errors');
  return answer(form, { message: t('errors.tooManyRequests', { seconds }) }, 429);
}

/** Starts another checkout with the lines that can be ordered; the others stay in the cart. */
async function withoutBlocked(context: Context) {
  const { shop, request } = context;
  const [{ groups }, totals] = await Promise.all([
    shop.api.checkout.load(preOrderNoOf(request)),
    currentTotals(context),
  ]);
  const blocked = blockedLines(groups, totals).map(({ line }) => line);
  const skus = groups.flatMap(({ lines }) => lines.filter((line) => !blocked.includes(line)));
  const cartLineIds = await lineIdsOfSkus(
    shop,
    skus.flatMap(({ skuId }) => skuId ?? []),
  );
  if (cartLineIds.length === 0) return shop.redirect(paths.cart(), 303);
  const preOrderNo = await shop.api.checkout.preOrder({ cartLineIds });
  const address = textField(context.form, 'address');
  const choice = address === 'new' ? { edit: 'new' } : { address };
  return shop.redirect(await pathWithChoices(context, { preOrderNo, ...choice }), 303);
}

/** Without script, the addresses or the form of a new one open as part of the page, which keeps all typed values. */
async function openAddress(context: IntentContext) {
  const isNew = context.parameters[0] === 'new';
  const changes = isNew
    ? { edit: 'new', address: '' }
    : { choose: '1', address: textField(context.form, 'address') };
  return context.shop.redirect(await pathWithChoices(context, changes), 303);
}

/** Without script, an address is changed on its own page, which leads back to all choices and typed values. */
async function editAddress(context: IntentContext) {
  const { shop, form, parameters } = context;
  const id = parsePositiveInteger(parameters[0]);
  const changes = { address: textField(form, 'address'), choose: '', edit: '' };
  const back = await keepReturnPath(await pathWithChoices(context, changes));
  return shop.redirect(accountPaths.addressEdit(id, { back }), 303);
}

/** After a failure of the API, the page stays with everything that was typed. */
const keepingInput =
  <Result>(handle: (context: Context) => Promise<Result>) =>
  async (context: Context) => {
    try {
      return await handle(context);
    } catch (error) {
      if (!isApiError(error) || error.kind === 'unauthorised') throw error;
      return refusedByApi(context.shop, context.form, error);
    }
  };

const handlers = {
  order: keepingInput(placeOrder),
  saveAddress: keepingInput(saveAddress),
  update: keepingInput(update),
  openAddress,
  editAddress,
  withoutBlocked: keepingInput(withoutBlocked),
} satisfies Record<CheckoutIntent, IntentHandler>;

export const checkoutAction = signedInAction(byIntent(handlers));
