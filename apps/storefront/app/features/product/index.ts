export { BuyPanel } from './buy-panel.tsx';
export { productJsonLd } from './json-ld.ts';
export { ProductReviews } from './product-reviews.tsx';
export { ProductStore } from './product-store.tsx';
export { RichText } from './rich-text.tsx';
export { useSku } from './use-sku.ts';
