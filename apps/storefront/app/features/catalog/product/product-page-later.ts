import { hydrateLater } from '../../../platform/hydrate-later.ts';
import type { ProductSectionsProps } from './product-sections.tsx';

// Links and text below the fold; the first interaction makes them pleasant.
export const ProductSections = import.meta.env.SSR
  ? (await import('./product-sections.tsx')).default
  : hydrateLater<ProductSectionsProps>(() => import('./product-sections.tsx'));
export const CompareTray = import.meta.env.SSR
  ? () => null
  : hydrateLater(() => import('../compare-tray.tsx'));
