import { later } from '../../../speed/browser/later.tsx';

export const WriteReviewPage = later(() => import('./write-review-later.tsx'));
