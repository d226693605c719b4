import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { ProductQuestionsProps } from './product-questions.tsx';
import type { ProductReviewsProps } from './product-reviews.tsx';

// Links and forms that work without script; below the fold, so that the first interaction loads the code.
export const ProductReviews = import.meta.env.SSR
  ? (await import('./product-reviews.tsx')).default
  : hydrateLater<ProductReviewsProps>(() => import('./product-reviews.tsx'));
export const ProductQuestions = import.meta.env.SSR
  ? (await import('./product-questions.tsx')).default
  : hydrateLater<ProductQuestionsProps>(() => import('./product-questions.tsx'));
