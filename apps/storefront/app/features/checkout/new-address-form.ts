/**
 * The name of a new address's form at a checkout, in the sheet and in the page.
 * @param saved - The number of saved addresses, which grows by one when this address is saved.
 */
export const newAddressForm = (preOrderNo: string, saved: number): string => `${preOrderNo}:${saved}`;
