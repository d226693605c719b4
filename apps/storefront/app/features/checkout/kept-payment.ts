import { keepInTab, keptInTab } from '../../state/kept-in-tab.ts';
import { isString } from '../../state/stored.ts';

const keyOf = (preOrderNo: string) => `checkoutPayment:${preOrderNo}`;

/** How the shopper has chosen to pay at a checkout in this tab. */
export const keptPayment = (preOrderNo: string): string | undefined => keptInTab(keyOf(preOrderNo), isString);

/** Keeps the choice for a reload of this tab, and for the page in another language. */
export const keepPayment = (preOrderNo: string, method: string): void => keepInTab(keyOf(preOrderNo), method);
