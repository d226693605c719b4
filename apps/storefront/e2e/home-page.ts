import type { Page } from '@playwright/test';
import { main } from './shop.ts';

/** The products of each card, of goods and of stores. */
export const productsByCard = (page: Page, within = main(page)) =>
  within
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => [
        ...new Set(
          [...card.querySelectorAll('a')].flatMap(({ href }) => /goods_detail\/(\d+)/.exec(href)?.[1] ?? []),
        ),
      ]),
    );
