export { RecordsPage } from './records-page.tsx';
export { ApplicationPage, SellPage } from './later.ts';
