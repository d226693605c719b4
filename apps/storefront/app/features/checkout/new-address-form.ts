/**
 * Names the form of a new address at a checkout, beside it and in its page.
 * @param saved - How many addresses the shopper has: one more when it was saved.
 */
export const newAddressForm = (preOrderNo: string, saved: number): string => `${preOrderNo}:${saved}`;
