/** One file of the parts that are loaded at the first interaction. */
export { ShopHeader } from './header.tsx';
export { ShopFooter } from './footer.tsx';
export { ShopNotice } from './shop-notice.tsx';
export { StatusBars } from './status-bars.tsx';
export { SupportWindow } from './support-window.tsx';
