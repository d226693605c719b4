import type { Api } from '@marketfront/api-client';
import type { Page } from '@playwright/test';
import { publicApi } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { expect } from './shop.ts';

export const placed = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
export const note = (page: Page) => page.getByRole('textbox', { name: 'Note to the stores' });

export const total = (page: Page) => page.getByRole('button', { name: /^Submit order ·/ });
export const submit = (page: Page) => total(page).click();
export const pickUp = (page: Page) => page.getByRole('radio', { name: /^Pick it up at the store/ });

export async function typeAddress(page: Page): Promise<void> {
  await page.locator('#address-name').fill('Ann Shopper');
  await page.locator('#address-address').fill('2 High Street');
  await page.locator('#address-postCode').fill('SW1A 1AA');
}

/** Opens the checkout of one product that is bought directly. */
export async function buyNow(page: Page): Promise<void> {
  const { productId, skuId } = await wellStockedLine();
  await page.goto(`/order/order_confirm?product=${productId}&sku=${skuId}&quantity=1`);
}

/** Opens the checkout of one product with a delivery fee, from the store that offers pickup. */
export async function buyWhatCanBeFetched(page: Page): Promise<void> {
  const { catalog, stores } = publicApi();
  const { items } = await stores.products(1, { page: 1, limit: 100, inStock: true, priceOrder: 'asc' });
  const card = items.find(({ freeShipping }) => !freeShipping);
  const { skus } = await catalog.product(card?.id ?? 0);
  const sku = skus.toSorted((a, b) => b.stock - a.stock)[0];
  await page.goto(`/order/order_confirm?product=${card?.id}&sku=${sku?.id}&quantity=1`);
}

/** Checks the pickup of a shopper's only order: on the result, in the order and when it is ready. */
export async function expectPickUp(page: Page, api: Api): Promise<void> {
  await expect(page.getByRole('main')).toContainText(/Ready to be picked up .+ – .+/);
  expect((await api.addresses.all()).map(({ detail }) => detail)).toContain('2 High Street');
  const { items } = await api.orders.list();
  expect(items, 'one order').toHaveLength(1);
  const { chosenDelivery, totals } = await api.orders.store(items[0]?.orderNo ?? '');
  expect({ kind: chosenDelivery?.kind, freight: totals.freight }).toEqual({ kind: 'own', freight: '0.00' });
}

export async function removeAddresses({ addresses }: Api): Promise<void> {
  for (const { id } of await addresses.all()) await addresses.remove(id);
}
