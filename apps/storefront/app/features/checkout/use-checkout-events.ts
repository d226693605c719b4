import { useEffect, useRef } from 'react';
import { trackOnce } from '../../events/index.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { ShownChoices } from './shown-choices.ts';

/** Reports the start of the checkout, and its delivery and payment when it is ordered; each choice once. */
export function useCheckoutEvents(checkout: CheckoutView, shown: ShownChoices) {
  const { preOrderNo, groups } = checkout;
  const { totals } = shown;
  const coupon = checkout.coupons.find(({ userCouponId }) => String(userCouponId) === shown.coupon)?.name;
  const subject = { groups, totals, coupon };
  const begun = useRef(subject);
  useEffect(() => trackOnce(preOrderNo, 'begin_checkout', begun.current), [preOrderNo]);
  return {
    /** @param form the data sent with "Submit order" */
    ordering(form: FormData) {
      const kinds = totals.parcels.flatMap(({ delivery }) => delivery ?? []);
      trackOnce(`${preOrderNo} ${kinds.join()}`, 'add_shipping_info', { ...subject, kinds });
      const method = form.get('payType');
      if (typeof method === 'string' && method)
        trackOnce(`${preOrderNo} ${method}`, 'add_payment_info', { ...subject, method });
    },
  };
}
