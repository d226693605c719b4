import { house } from './categories/house.ts';
import { life } from './categories/life.ts';
import type { Words } from '../words.ts';

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

/** A group with any key. */
export type AnyGroup = { name: Words; leaves: Readonly<Record<string, Words>> };

/** The name and the department of each category that holds goods. */
export const leafFacts: ReadonlyMap<string, { name: Words; department: string }> = new Map(
  Object.entries(categoryTree).flatMap(([department, { groups }]) =>
    Object.values<AnyGroup>(groups).flatMap(({ leaves }) =>
      Object.entries(leaves).map(([leaf, name]) => [leaf, { name, department }] as const),
    ),
  ),
);
