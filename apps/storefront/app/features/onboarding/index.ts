export { RecordsPage } from './records-page.tsx';
export { SellPage } from './sell-page.tsx';
export { ApplicationPage } from './application-lazy.ts';
