import type { ProductCard } from '@marketfront/api-client';
import { ProductGrid, type ProductGridProps } from '@marketfront/ui';
import { type ReactNode, Suspense } from 'react';
import { useNavigation } from 'react-router';
import { useMounted } from '../../browser/index.ts';
import type { CompareButtonProps } from './compare-button.tsx';
import { CompareButton } from './later.ts';
import { ProductTile } from './product-tile.tsx';
import { actions } from './product-tiles.css.ts';
import { QuickAdd } from './quick-add.tsx';

export interface ProductTilesProps {
  readonly products: readonly ProductCard[];
  /** Two in a row, each with its text next to the picture. */
  readonly asList?: boolean;
  /** The path of the list: its cards fade while it is loaded again. */
  readonly path?: string;
  /** Whether their pictures are the first of the page: those of the first row are fetched at once. */
  readonly first?: boolean;
  /** Whether all belong to the store of this page. */
  readonly ofStore?: boolean;
  /** Whether each can be compared with others. */
  readonly comparable?: boolean;
  /** The badge on the picture of each, such as its rank. */
  readonly badges?: readonly ReactNode[];
}

/** The number of cards in a row of a wide window. */
const firstRow = 4;

/** A grid of products. */
export default function ProductTiles(props: ProductTilesProps) {
  const { products, asList, path, first = false, ofStore = false, comparable, badges } = props;
  return (
    <Grid path={path} density={asList ? 'list' : 'default'}>
      {products.map((product, index) => (
        // A separate boundary per card: a pressed card is hydrated first.
        <Suspense key={product.id}>
          <ProductTile
            product={product}
            priority={first && index === 0}
            eager={first && index < firstRow}
            ofStore={ofStore}
            rank={badges?.[index]}
            action={comparable && <TileActions product={product} />}
          />
        </Suspense>
      ))}
    </Grid>
  );
}

/** A separate component, so that the steps of a navigation render it again without its cards. */
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

/** It needs script, so the server's HTML does not contain it. */
const Compare = (product: CompareButtonProps) => useMounted() && <CompareButton {...product} />;
