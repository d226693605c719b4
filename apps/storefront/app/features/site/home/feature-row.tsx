import { ProductGrid } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { featureCards, featureRow } from './home-page.css.ts';

interface FeatureRowProps {
  /** The panel next to the cards, with the topic that they share. */
  readonly panel: ReactNode;
  /** The number of cards, at most three; the panel fills the place of missing ones. */
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
