import type { ProductCard } from '@marketfront/api-client';
import { ProductGrid } from '@marketfront/ui';
import { type ReactNode, Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import { RenderedOnce } from '../../platform/rendered-once.tsx';
import type { CompareButtonProps } from './compare-button.tsx';
import { ProductTile } from './product-tile.tsx';
import { actions } from './product-tiles.css.ts';
import { QuickAdd } from './quick-add.tsx';

// It needs script.
const CompareButton = import.meta.env.SSR
  ? () => null
  : hydrateLater<CompareButtonProps>(() => import('./compare-button.tsx'));

export interface ProductTilesProps {
  readonly products: readonly ProductCard[];
  /** Two in a row, each with its text beside the picture. */
  readonly asList?: boolean;
  /** Others are being loaded. */
  readonly busy?: boolean;
  /** Their pictures are the first of the page: the first one is fetched at once. */
  readonly first?: boolean;
  /** All are of the store whose page this is. */
  readonly ofStore?: boolean;
  /** Each can be compared with others. */
  readonly comparable?: boolean;
  /** What stands on the picture of each, such as its rank. */
  readonly badges?: readonly ReactNode[];
}

/** A grid of products. */
export default function ProductTiles(props: ProductTilesProps) {
  const { products, asList, busy, first = false, ofStore = false, comparable, badges } = props;
  return (
    <ProductGrid busy={busy} density={asList ? 'list' : 'default'}>
      {products.map((product, index) => {
        const priority = first && index === 0;
        const tile = { product, priority, ofStore };
        return comparable ? (
          <RenderedOnce key={product.id} by={{ ...tile, comparable }}>
            <ProductTile {...tile} action={<TileActions product={product} />} />
          </RenderedOnce>
        ) : (
          <ProductTile key={product.id} {...tile} rank={badges?.[index]} />
        );
      })}
    </ProductGrid>
  );
}

function TileActions({ product }: { product: ProductCard }) {
  const { id, name, image, soldOut } = product;
  return (
    <div className={actions}>
      {!soldOut && <QuickAdd product={product} />}
      <Suspense>
        <CompareButton id={id} name={name} image={image?.url ?? null} />
      </Suspense>
    </div>
  );
}
