import { clothing, shoesAndBags } from './clothing.ts';
import type { Department } from './good.ts';
import { food, gardenAndDesk, toysAndMusic } from './leisure.ts';
import { electronics, home, kitchen } from './living.ts';
import { beauty, sports } from './wellbeing.ts';

/** The tree of categories with the goods in its leaves, in the order of the shop's menu. */
export const departments: readonly Department[] = [
  clothing,
  shoesAndBags,
  electronics,
  home,
  kitchen,
  beauty,
  sports,
  toysAndMusic,
  food,
  gardenAndDesk,
];
