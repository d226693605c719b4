export { AddedHost } from './added/added-host.tsx';
export { CartPage } from './cart-page.tsx';
export { FreeShippingMeter } from './free-shipping-meter.tsx';
export { cartPreview } from './resources.ts';
