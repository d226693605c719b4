import { ProductGrid } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { featureCards, featureRow } from './home-page.css.ts';

interface FeatureRowProps {
  /** Beside the cards: what they have in common. */
  readonly panel: ReactNode;
  /** How many cards there are, at most three: the panel takes the place of those that are missing. */
  readonly count: number;
  readonly children: ReactNode;
}

/** A panel with a few product cards, without an empty place. */
export function FeatureRow({ panel, count, children }: FeatureRowProps) {
  return (
    <div className={featureRow} data-count={count}>
      {panel}
      <ProductGrid className={featureCards} data-count={count}>
        {children}
      </ProductGrid>
    </div>
  );
}
