import type { BrandOptions } from '@marketfront/ui/brand';

/** The brand colour of this shop (docs/guides/make-it-yours.md); `null` keeps the colours of Marketfront. */
export const brand: BrandOptions | null = null;
