import { isString } from '../../browser/index.ts';
import { draftInTab } from '../../drafts/index.ts';

/** How the shopper has chosen to pay at a checkout: for a reload, and for the page in another language. */
export const paymentDraft = (preOrderNo: string) => draftInTab(`checkoutPayment:${preOrderNo}`, isString);
