export { SitePlanPage } from './site-plan-page.tsx';
