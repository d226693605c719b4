export { loadProductReviews } from './product-reviews.server.ts';
