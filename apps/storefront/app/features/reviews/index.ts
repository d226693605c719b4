export { ProductQuestions, ProductReviews } from './later.ts';
export { WriteReviewPage } from './later.ts';
export { ProductReviewsPage } from './product-reviews-page.tsx';
export { OwnReviewsPage } from './own-reviews-page.tsx';
export { reviewVote } from './resources.ts';
