import type { Schemas } from '../wire.ts';
import { type ProductCard, productCardFromWire } from './product-card.ts';
import {
  type WireContext,
  imageUrl,
  label,
  ratingFromWire,
  readableRows,
  rows,
  text,
} from './wire-values.ts';

export interface HotWord {
  /** The id; null when the API does not send one. */
  id: number | null;
  /** The words to search for. */
  title: string;
}

export interface CategoryLink {
  /** The id of the category. */
  id: number;
  /** The name in the language of the request. */
  name: string;
  /** The absolute address of a small picture; null without one. */
  icon: string | null;
}

export interface Suggestions {
  /** Products that match; `matchedText` is the matching alias or keyword when the name itself does not match. */
  products: (ProductCard & { matchedText: string | null })[];
  /** Categories whose name matches. */
  categories: CategoryLink[];
  /** Stores whose name matches. */
  stores: { id: number; name: string; avatar: string | null; selfOperated: boolean; rating: number | null }[];
}

export const hotWordFromWire = (wire: Schemas['HotWord']): HotWord => ({
  id: wire.id ?? null,
  title: label(wire.title),
});

export function suggestionsFromWire(wire: Schemas['Suggestions'], context: WireContext): Suggestions {
  return {
    products: readableRows(wire.products, (product) => ({
      ...productCardFromWire(product, context),
      matchedText: text(product.matchedText),
    })),
    categories: rows(wire.categories).map(({ id, name, icon }) => ({
      id,
      name,
      icon: imageUrl(icon, context),
    })),
    stores: rows(wire.stores).map((store) => ({
      id: store.id,
      name: store.name,
      avatar: imageUrl(store.avatar, context),
      selfOperated: store.isSelf === true,
      rating: ratingFromWire(store.starLevel),
    })),
  };
}
