export { RecordsPage } from './records-page.tsx';
export { ApplicationPage, SellPage } from './pages-later.ts';
