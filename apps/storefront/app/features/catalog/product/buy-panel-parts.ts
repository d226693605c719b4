/** One file of the parts of the buy box that are loaded at the first interaction. */
export { SizeGuideLink } from './size-guide-link.tsx';
export { DeliveryLine } from './delivery-line.tsx';
export { ProductTools } from './product-tools.tsx';
export { BuyBar } from './buy-bar.tsx';
