import type { ProductCard } from '@marketfront/api-client';
import { ProductGrid, type ProductGridProps } from '@marketfront/ui';
import { type ReactNode, Suspense } from 'react';
import { useNavigation } from 'react-router';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import { HydratedApart } from '../../platform/hydrated-apart.tsx';
import { RenderedOnce } from '../../platform/rendered-once.tsx';
import { useMounted } from '../../platform/use-mounted.ts';
import type { CompareButtonProps } from './compare-button.tsx';
import { ProductTile } from './product-tile.tsx';
import { actions } from './product-tiles.css.ts';
import { QuickAdd } from './quick-add.tsx';

const CompareButton = hydrateLater<CompareButtonProps>(() => import('./compare-button.tsx'));

export interface ProductTilesProps {
  readonly products: readonly ProductCard[];
  /** Two in a row, each with its text beside the picture. */
  readonly asList?: boolean;
  /** The path of the list whose products they are: they fade while that is loaded again. */
  readonly path?: string;
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
  const { products, asList, path, first = false, ofStore = false, comparable, badges } = props;
  return (
    <Grid path={path} density={asList ? 'list' : 'default'}>
      {products.map((product, index) => {
        const priority = first && index === 0;
        const tile = { product, priority, ofStore };
        return (
          <HydratedApart key={product.id}>
            {comparable ? (
              <RenderedOnce by={{ ...tile, comparable }}>
                <ProductTile {...tile} action={<TileActions product={product} />} />
              </RenderedOnce>
            ) : (
              <ProductTile {...tile} rank={badges?.[index]} />
            )}
          </HydratedApart>
        );
      })}
    </Grid>
  );
}

/** A component of its own, so that the steps of a navigation render it again without its cards. */
function Grid({ path, ...rest }: ProductGridProps & { readonly path: string | undefined }) {
  const { state, location } = useNavigation();
  const busy = path !== undefined && state === 'loading' && location.pathname.endsWith(path);
  return <ProductGrid busy={busy} {...rest} />;
}

function TileActions({ product }: { product: ProductCard }) {
  const { id, name, image, soldOut } = product;
  return (
    <div className={actions}>
      {!soldOut && <QuickAdd product={product} />}
      <Compare id={id} name={name} image={image?.url ?? null} />
    </div>
  );
}

/** It needs script, so the server's HTML is without. */
const Compare = (product: CompareButtonProps) =>
  useMounted() && (
    <Suspense>
      <CompareButton {...product} />
    </Suspense>
  );
