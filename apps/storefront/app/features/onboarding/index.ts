export { ApplicationPage } from './application-page.tsx';
export { RecordsPage } from './records-page.tsx';
export { SellPage } from './sell-page.tsx';
