import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { WriteReviewPageProps } from './write-review-page.tsx';

// A plain form until the first interaction.
export const WriteReviewPage = import.meta.env.SSR
  ? (await import('./write-review-later.tsx')).default
  : hydrateLater<WriteReviewPageProps>(() => import('./write-review-later.tsx'));
