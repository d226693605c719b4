import { later } from '../../../speed/browser/later.tsx';

export const ProductReviews = later(() => import('./product-reviews.tsx'));
export const ProductQuestions = later(() => import('./product-questions.tsx'));
export const WriteReviewPage = later(() => import('./write-review-with-messages.tsx'));
