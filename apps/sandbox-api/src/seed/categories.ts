import type { categories } from '../db/schema.ts';
import { photo } from '../media/addresses.ts';
import { type AnyGroup, categoryTree, type Leaf } from './goods/categories.ts';
import { goodsForSale, pictured } from './goods/for-sale.ts';
import { sizeGuides } from './size-guides.ts';
import type { Words } from './words.ts';

type CategoryRow = typeof categories.$inferInsert & { id: number };

/** The ids of a category and of its ancestors. */
export type CategoryPath = readonly [top: number, group: number, leaf: number];

/**
 * The categories that have goods for sale. Ids are assigned branch by branch: 1 for the first top category, 2 for its
 * first group, 3 for the first leaf of that group.
 */
export function planCategories(): { rows: CategoryRow[]; paths: ReadonlyMap<Leaf, CategoryPath> } {
  const rows: CategoryRow[] = [];
  const paths = new Map<Leaf, CategoryPath>();
  const goodsOf = (leaves: readonly string[]) =>
    goodsForSale.filter(({ category }) => leaves.includes(category));
  const add = (
    pid: number,
    level: number,
    place: number,
    key: string,
    name: Words,
    faces: readonly string[],
  ) => {
    const [face = ''] = faces;
    const id = rows.length + 1;
    const picture = photo(face, 'front');
    const sizeGuide = sizeGuides[key] ?? null;
    rows.push({ id, pid, name, level, sort: 100 - place, icon: picture, picture, sizeGuide });
    return id;
  };
  for (const [index, [key, department]] of Object.entries(categoryTree).entries()) {
    const groups = Object.entries<AnyGroup>(department.groups);
    const all = goodsOf(groups.flatMap(([, { leaves }]) => Object.keys(leaves)));
    if (all.length === 0) continue;
    const top = add(0, 1, index, key, department.name, pictured(1, [department.face], all));
    for (const [groupIndex, [groupKey, group]] of groups.entries()) {
      const inGroup = goodsOf(Object.keys(group.leaves));
      if (inGroup.length === 0) continue;
      const middle = add(top, 2, groupIndex, groupKey, group.name, pictured(1, [], inGroup));
      for (const [leafIndex, [leaf, name]] of Object.entries(group.leaves).entries()) {
        const goods = goodsOf([leaf]);
        if (goods.length === 0) continue;
        const id = add(middle, 3, leafIndex, leaf, name, pictured(1, [], goods));
        paths.set(leaf as Leaf, [top, middle, id]);
      }
    }
  }
  return { rows, paths };
}
