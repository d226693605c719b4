import {
  chooseSkuValue,
  findSku,
  type Picture,
  type Product,
  type Sku,
  type SkuSelection,
  skuOptions,
} from '@marketfront/api-client';
import { useState } from 'react';

export interface SkuState {
  readonly selection: SkuSelection;
  readonly sku: Sku | undefined;
  readonly options: ReturnType<typeof skuOptions>;
  /** The pictures of the chosen SKU; without any of its own, those of the product. */
  readonly gallery: readonly Picture[];
  readonly pictureIndex: number;
  choose(name: string, value: string): void;
  showPicture(index: number): void;
}

type Choosable = Pick<Product, 'attributes' | 'skus' | 'gallery'>;

/** The picker's state: a selection that always leads to a real SKU, and the picture that shows it. */
export function useSku(product: Choosable, initial: SkuSelection): SkuState {
  const [selection, setSelection] = useState(initial);
  const [pictureIndex, showPicture] = useState(() => pictureOf(product, initial) ?? 0);
  return {
    selection,
    sku: findSku(product, selection),
    options: skuOptions(product, selection),
    gallery: galleryOf(product, selection),
    pictureIndex,
    choose: (name, value) => {
      const next = chooseSkuValue(product, selection, name, value);
      setSelection(next);
      nameInAddress(findSku(product, next)?.id);
      const changes = firstUrl(galleryOf(product, next)) !== firstUrl(galleryOf(product, selection));
      const picture = pictureOf(product, next);
      if (picture !== undefined) showPicture(picture);
      else if (changes) showPicture(0);
    },
    showPicture,
  };
}

/** The address leads others to what is shown; without a navigation, which would load the page again. */
function nameInAddress(skuId: number | undefined): void {
  const url = new URL(location.href);
  if (skuId === undefined) url.searchParams.delete('sku');
  else url.searchParams.set('sku', String(skuId));
  history.replaceState(history.state, '', url);
}

const firstUrl = ([first]: readonly Picture[]) => first?.url;

function galleryOf(product: Choosable, selection: SkuSelection): readonly Picture[] {
  const own = findSku(product, selection)?.gallery ?? [];
  return own.length > 0 ? own : product.gallery;
}

function pictureOf(product: Choosable, selection: SkuSelection): number | undefined {
  const url = findSku(product, selection)?.image?.url;
  const index = galleryOf(product, selection).findIndex((picture) => picture.url === url);
  return index === -1 ? undefined : index;
}
