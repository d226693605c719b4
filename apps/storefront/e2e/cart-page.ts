import type { Page } from '@playwright/test';
import { putIntoVisitorCart } from './accounts.ts';
import { answers } from './shop.ts';

/** The cart of a visitor with one piece. */
export async function openCartOf(page: Page, line: { productId: number; skuId: number }): Promise<void> {
  await putIntoVisitorCart(page, line);
  await page.goto('/cart');
  await answers(page);
}
