import { createContext, type MouseEvent, type ReactNode, use, useEffect, useMemo } from 'react';
import { track, trackOnce } from './bus.ts';
import type { EventItem, EventList } from './subjects.ts';

const ListContext = createContext<EventList | null>(null);

/**
 * A list of products: reported once as seen, and its cards report the list when they are pressed. `list` is its name in
 * reports.
 */
export function ItemList({ list, products, children }: EventList & { readonly children: ReactNode }) {
  const shown = useMemo(() => ({ list, products }), [list, products]);
  useEffect(
    () => trackOnce(list + products.map(({ id }) => id), 'view_item_list', shown),
    [list, products, shown],
  );
  return <ListContext value={shown}>{children}</ListContext>;
}

/** For a card: reports that its product was chosen, when one of its links is pressed. */
export function useSelectItem(product: EventItem): (event: MouseEvent) => void {
  const shown = use(ListContext);
  return ({ target }) => {
    if (shown && (target as Element).closest('a[href*="/goods_detail/"]'))
      track('select_item', { ...shown, product });
  };
}
