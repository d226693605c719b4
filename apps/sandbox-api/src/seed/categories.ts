import type { categories } from '../db/schema.ts';
import { iconPicture, productPicture, type Tile } from '../media/recipe.ts';
import type { Good } from './catalogue/good.ts';
import { departments } from './catalogue/index.ts';
import { sizeGuideOf } from './size-guides.ts';
import type { Words } from './words.ts';

type CategoryRow = typeof categories.$inferInsert;

/** A product and its category. */
export type Placed = {
  good: Good;
  department: number;
  tile: Tile;
  path: readonly [top: number, group: number, leaf: number];
};

/** Ids run down each branch: 1 the first top category, 2 its first group, 3 the first leaf of that. */
export function planCategories(): { rows: CategoryRow[]; placed: Placed[] } {
  const rows: CategoryRow[] = [];
  const placed: Placed[] = [];
  const add = (pid: number, level: number, sort: number, name: Words, icon: string, tile: Tile) => {
    const id = rows.length + 1;
    rows.push({
      id,
      pid,
      name,
      level,
      sort,
      icon: iconPicture(icon),
      picture: productPicture({ icon, tile }),
      sizeGuide: level < 3 ? sizeGuideOf(icon) : null,
    });
    return id;
  };
  for (const [index, department] of departments.entries()) {
    const { tile } = department;
    const top = add(0, 1, 100 - index, department.name, department.icon, tile);
    for (const [groupIndex, group] of department.groups.entries()) {
      const middle = add(top, 2, 100 - groupIndex, group.name, group.icon, tile);
      for (const [leafIndex, leaf] of group.leaves.entries()) {
        const id = add(middle, 3, 100 - leafIndex, leaf.name, leaf.icon, tile);
        for (const good of leaf.goods)
          placed.push({ good, department: index, tile, path: [top, middle, id] });
      }
    }
  }
  return { rows, placed };
}
