export const priceSizes = ['sm', 'md', 'lg', 'xl'] as const;
export type PriceSize = (typeof priceSizes)[number];
