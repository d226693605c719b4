export { loadProductReviews } from './product-reviews.server.ts';
export { voteAction } from './vote-action.server.ts';
