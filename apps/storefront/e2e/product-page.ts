import type { Page } from '@playwright/test';
import type { Product } from '@marketfront/api-client';
import { type Account, publicApi } from './accounts.ts';
import { expect } from './shop.ts';

/** The part of the catalogue that each worker has read: most tests look for a product of their own. */
const read = new Map<number, Promise<Product>>();

/** The first product of the catalogue that meets all needs of a test. */
export async function findProduct(fits: (product: Product) => boolean | Promise<boolean>): Promise<Product> {
  const { catalog } = publicApi();
  for (let page = 1; page <= 3; page += 1) {
    const { items } = await catalog.products({ page, limit: 80 });
    for (const { id } of items) {
      const known = read.get(id) ?? catalog.product(id);
      read.set(id, known);
      if (!(await fits(await known))) continue;
      // Another test may have bought it meanwhile.
      const product = await catalog.product(id);
      if (await fits(product)) return product;
    }
  }
  throw new Error('The sandbox has no such product.');
}

/** Types a quantity of three and presses Enter, which only adds to the cart. */
export async function addThreeByEnter(page: Page, { api }: Account): Promise<void> {
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await quantity.fill('3');
  await quantity.press('Enter');
  const added = async () => (await api.cart.list())[0]?.lines[0]?.quantity;
  await expect.poll(added, 'Enter adds to the cart').toBe(3);
  expect((await api.favourites.products({ page: 1, limit: 20 })).items, 'no favourite').toEqual([]);
}
