import { useEffect, useRef } from 'react';
import { trackOnce } from '../../events/index.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { ShownChoices } from './shown-choices.ts';

/** Tells that the checkout began, and how it is delivered and paid when it is ordered; each once for a choice. */
export function useCheckoutEvents(checkout: CheckoutView, shown: ShownChoices) {
  const { preOrderNo, groups } = checkout;
  const { totals } = shown;
  const coupon = checkout.coupons.find(({ userCouponId }) => String(userCouponId) === shown.coupon)?.name;
  const subject = { groups, totals, coupon };
  const begun = useRef(subject);
  useEffect(() => trackOnce(preOrderNo, 'begin_checkout', begun.current), [preOrderNo]);
  return {
    /** @param form what is sent with "Submit order" */
    ordering(form: FormData) {
      const kinds = totals.parcels.flatMap(({ delivery }) => delivery ?? []);
      trackOnce(`${preOrderNo} ${kinds.join()}`, 'add_shipping_info', { ...subject, kinds });
      const method = form.get('payType');
      if (typeof method === 'string' && method)
        trackOnce(`${preOrderNo} ${method}`, 'add_payment_info', { ...subject, method });
    },
  };
}
