/** An address without query and fragment: they may name an order or a person. */
export const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? '';
