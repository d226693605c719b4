import type { CheckoutAnswer } from './checkout-answer.server.ts';
import type { CheckoutView } from './checkout.server.ts';
import { shownNotes } from './store-notes.ts';

/** The address chosen in the form: one of the list, the one that is being typed, or none. */
export type AddressChoice = number | 'new' | null;

function addressChoice(checkout: CheckoutView, values: CheckoutAnswer['values']): AddressChoice {
  if (values?.address === undefined) return checkout.addressId ?? (checkout.editing ? 'new' : null);
  if (values.address === 'new') return 'new';
  // An address that was deleted in the meantime is not replaced by another one.
  return checkout.addresses.find(({ id }) => String(id) === values.address)?.id ?? null;
}

/** The chosen coupon; none if it has expired or was spent in the meantime. */
function couponChoice({ coupons, userCouponId }: CheckoutView, values: CheckoutAnswer['values']): string {
  const chosen = values?.coupon ?? String(userCouponId ?? '');
  return coupons.some((coupon) => String(coupon.userCouponId) === chosen) ? chosen : '';
}

/** The choices that the page shows: those of the last submission, otherwise those in the URL. */
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

/** The choices in the URL, with the address that the last submission saved. */
export function currentParams(params: URLSearchParams, answer: CheckoutAnswer | undefined): URLSearchParams {
  const current = new URLSearchParams(params);
  if (answer?.addressSaved && answer.values?.address) {
    current.set('address', answer.values.address);
    current.delete('edit');
  }
  return current;
}
