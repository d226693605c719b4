import type { Schemas } from '../wire.ts';
import { type WireContext, count, imageUrl, label, rowId, rows } from './wire-values.ts';

export interface Category {
  /** The id, for lists of products. */
  id: number;
  /** The id of the category above; 0 at the first level. */
  parentId: number;
  /** The name in the language of the request. */
  name: string;
  /** The absolute address of a small picture; null without one. */
  icon: string | null;
  /** The absolute address of a large picture; null without one. */
  picture: string | null;
  /** 1 to 3. */
  level: number;
  /** The categories below. */
  children: Category[];
}

export function categoryFromWire(wire: Schemas['Category'], context: WireContext): Category {
  return {
    id: rowId(wire.id),
    parentId: count(wire.pid),
    name: label(wire.name),
    icon: imageUrl(wire.icon, context),
    picture: imageUrl(wire.picture, context),
    level: wire.level ?? 1,
    children: rows(wire.childList)
      .filter((child) => child.isShow !== false)
      .map((child) => categoryFromWire(child, context)),
  };
}

export const categoriesFromWire = (wire: readonly Schemas['Category'][], context: WireContext): Category[] =>
  wire.filter((category) => category.isShow !== false).map((category) => categoryFromWire(category, context));
