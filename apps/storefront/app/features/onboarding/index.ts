export { SellPage } from './sell-page.tsx';
