import { isString } from '../../browser/index.ts';
import { draftInTab } from '../../drafts/index.ts';

/** The payment method chosen at a checkout, stored for a reload and for the page in another language. */
export const paymentDraft = (preOrderNo: string) => draftInTab(`checkoutPayment:${preOrderNo}`, isString);
