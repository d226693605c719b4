import type { ProductCard } from '@marketfront/api-client';
import { createContext, type MouseEvent, type ReactNode, use, useEffect, useMemo } from 'react';
import { track, trackOnce } from './bus.ts';
import type { ListedItem } from './subjects.ts';

type Card = Pick<ProductCard, 'id' | 'name' | 'price' | 'storeName'>;

interface ShownList {
  readonly list: string;
  readonly products: readonly Card[];
}

const ListContext = createContext<ShownList | undefined>(undefined);

const itemOf = ({ id, name, price, storeName }: Card, index: number): ListedItem => ({
  productId: id,
  name,
  price,
  storeName,
  index,
});

/** A list of products: seen once, and each card of it knows where it was pressed. `list` names it in reports. */
export function ItemList({ list, products, children }: ShownList & { readonly children: ReactNode }) {
  useEffect(() => {
    const key = `${list} ${products.map((product) => product.id).join()}`;
    trackOnce(key, 'view_item_list', { list, items: products.map(itemOf) });
  }, [list, products]);
  const shown = useMemo(() => ({ list, products }), [list, products]);
  return <ListContext value={shown}>{children}</ListContext>;
}

/** For a card: tells that its product was chosen, when a link of it is pressed. */
export function useSelectItem(product: Card): (event: MouseEvent) => void {
  const shown = use(ListContext);
  return ({ target }) => {
    if (!shown || !(target instanceof Element) || !target.closest('a[href*="/goods_detail/"]')) return;
    const index = shown.products.findIndex(({ id }) => id === product.id);
    track('select_item', { list: shown.list, item: itemOf(product, Math.max(0, index)) });
  };
}
