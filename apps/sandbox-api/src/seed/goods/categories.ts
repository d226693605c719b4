import { house } from './categories/house.ts';
import { life } from './categories/life.ts';

/** The menu in three levels: departments, their groups, and the categories that hold goods. `face` is a product. */
export const categoryTree = { ...house, ...life };

type Tree = typeof categoryTree;
type LeavesOf<Department> = Department extends { groups: infer Groups }
  ? {
      [Group in keyof Groups]: Groups[Group] extends { leaves: infer Leaves } ? keyof Leaves : never;
    }[keyof Groups]
  : never;

/** The key of a category that holds goods. */
export type Leaf = { [Department in keyof Tree]: LeavesOf<Tree[Department]> }[keyof Tree];
