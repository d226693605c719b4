import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { CategoryChipsProps } from './category-chips-content.tsx';
import { chips } from './chips.css.ts';

// Links that work without script.
const CategoryChipsContent = import.meta.env.SSR
  ? (await import('./category-chips-content.tsx')).default
  : hydrateLater<CategoryChipsProps>(() => import('./category-chips-content.tsx'));

/** The categories that a store has goods in, with how many. */
export function CategoryChips(props: CategoryChipsProps) {
  return (
    <Suspense fallback={<div className={chips} />}>
      <CategoryChipsContent {...props} />
    </Suspense>
  );
}
