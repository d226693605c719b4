import {
  chooseSkuValue,
  findSku,
  type Picture,
  type Product,
  type Sku,
  type SkuSelection,
  skuOptions,
} from '@marketfront/api-client';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { rememberedOptions } from '../../../state/remembered-options.ts';
import { hasPictures, rememberedSelection } from './remembered-selection.ts';

export interface SkuState {
  readonly selection: SkuSelection;
  readonly sku: Sku | undefined;
  readonly options: ReturnType<typeof skuOptions>;
  /** The attributes whose values were taken from choices on other products. */
  readonly remembered: readonly string[];
  /** The pictures of the chosen SKU; those of the product if the SKU has none. */
  readonly gallery: readonly Picture[];
  readonly pictureIndex: number;
  choose(name: string, value: string): void;
  showPicture(index: number): void;
}

type Choosable = Pick<Product, 'attributes' | 'skus' | 'gallery'>;

/**
 * The picker's state: a selection that always matches a real SKU, and its picture.
 * @param asked whether the URL specifies the selection
 */
export function useSku(product: Choosable, initial: SkuSelection, asked: boolean): SkuState {
  const [options, remember] = useAtom(rememberedOptions);
  const [chosen, setSelection] = useState<SkuSelection>();
  const start = rememberedSelection(product, initial, asked || chosen ? {} : options);
  const selection = chosen ?? start.selection;
  const [pictureIndex, showPicture] = useState(() => pictureOf(product, initial) ?? 0);
  return {
    selection,
    sku: findSku(product, selection),
    options: skuOptions(product, selection),
    remembered: start.names,
    gallery: galleryOf(product, selection),
    pictureIndex,
    choose: (name, value) => {
      const next = chooseSkuValue(product, selection, name, value);
      setSelection(next);
      if (!hasPictures(product, name)) remember((before) => ({ ...before, [name]: value }));
      nameInAddress(findSku(product, next)?.id);
      const changes = firstUrl(galleryOf(product, next)) !== firstUrl(galleryOf(product, selection));
      const picture = pictureOf(product, next);
      if (picture !== undefined) showPicture(picture);
      else if (changes) showPicture(0);
    },
    showPicture,
  };
}

/** Puts the shown SKU into the URL, for sharing; without a navigation, which would load the page again. */
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
