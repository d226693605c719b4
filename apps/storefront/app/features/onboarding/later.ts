import { later } from '../../../speed/browser/later.tsx';

export const ApplicationPage = later(() => import('./application-with-messages.tsx'));
export const SellPage = later(() => import('./sell-page.tsx'));
