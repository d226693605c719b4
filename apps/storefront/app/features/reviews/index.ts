export { ProductReviews } from './product-reviews.tsx';
