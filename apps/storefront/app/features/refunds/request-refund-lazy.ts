import { later } from '../../../speed/browser/later.tsx';

export const RequestRefundPage = later(() => import('./request-refund-later.tsx'));
