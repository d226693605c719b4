/** An address without query and fragment, which may identify an order or a person. */
export const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? '';
