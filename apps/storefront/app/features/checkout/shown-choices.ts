import type { CheckoutAnswer } from './checkout-answer.server.ts';
import type { CheckoutView } from './checkout.server.ts';
import { shownNotes } from './store-notes.ts';

/** The address that the form has chosen: one of the list, the one that is being typed, or none. */
export type AddressChoice = number | 'new' | null;

function addressChoice(checkout: CheckoutView, values: CheckoutAnswer['values']): AddressChoice {
  if (values?.address === undefined) return checkout.addressId ?? (checkout.editing ? 'new' : null);
  if (values.address === 'new') return 'new';
  // An address that was deleted meanwhile is not replaced by another one.
  return checkout.addresses.find(({ id }) => String(id) === values.address)?.id ?? null;
}

/** A coupon that has expired or was spent meanwhile is not chosen any more: then it is none. */
function couponChoice({ coupons, userCouponId }: CheckoutView, values: CheckoutAnswer['values']): string {
  const chosen = values?.coupon ?? String(userCouponId ?? '');
  return coupons.some((coupon) => String(coupon.userCouponId) === chosen) ? chosen : '';
}

/** What the page shows as chosen: what the last submission sent, else what the address of the page says. */
export function shownChoices(checkout: CheckoutView, answer: CheckoutAnswer | undefined) {
  const values = answer?.values;
  return {
    address: addressChoice(checkout, values),
    editing: checkout.editing && !answer?.addressSaved,
    coupon: couponChoice(checkout, values),
    usePoints: values ? values.points === '1' : checkout.usePoints,
    notes: shownNotes(checkout, values ?? checkout.typedNotes),
    payType: values?.payType ?? checkout.payType,
    totals: answer?.totals ?? checkout.totals,
  };
}
export type ShownChoices = ReturnType<typeof shownChoices>;

/** The choices of the page's address, with the address that the last submission saved. */
export function currentParams(params: URLSearchParams, answer: CheckoutAnswer | undefined): URLSearchParams {
  const current = new URLSearchParams(params);
  if (answer?.addressSaved && answer.values?.address) {
    current.set('address', answer.values.address);
    current.delete('edit');
  }
  return current;
}
