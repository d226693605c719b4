export { pathToQuestion } from './question-draft.server.ts';
export { loadProductQuestions } from './product-questions.server.ts';
export { loadReviewsPage } from './product-reviews-page.server.ts';
export { loadProductReviews } from './product-reviews.server.ts';
export { voteAction } from './vote-action.server.ts';
export { loadOwnReviews } from './own-reviews.server.ts';
export { loadWriteReview, writeReviewAction } from './write-review.server.ts';
export { reviewResources } from './resources.server.ts';
