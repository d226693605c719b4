import { describe, expect, it } from 'vitest';
import { paths } from '../../../navigation/index.ts';
import { newShopper, TestBrowser } from '../../../testing/browser.ts';
import { productInStock } from '../../../testing/sandbox.ts';
import { stockAlertAction } from './stock-alert-action.server.ts';
import { stockAlert } from '../resources.ts';

const addressOf = async () => {
  const { product, sku } = await productInStock();
  const view = { sku: sku.id };
  return {
    address: stockAlert.path({ product: product.id, sku: sku.id }),
    page: paths.product(product.id, view),
  };
};

describe('"Notify me"', () => {
  it('is confirmed to script, and by a message on the page of the SKU without script', async () => {
    const { address, page } = await addressOf();
    const { browser } = await newShopper();
    expect((await browser.submit(stockAlertAction, address, {}, { script: true })).data).toMatchObject({
      ok: true,
      message: expect.stringMatching(/\S/),
    });
    expect(await browser.submit(stockAlertAction, address)).toMatchObject({ status: 303, location: page });
    expect(await browser.flash()).toMatchObject({ tone: 'success' });
  });

  it('leads a visitor to the sign-in page, and back to the SKU', async () => {
    const { address, page } = await addressOf();
    const browser = new TestBrowser();
    expect(await browser.submit(stockAlertAction, address)).toMatchObject({ location: paths.login() });
    expect(await browser.cookie('fromPath')).toBe(page);
  });

  it('of an unknown SKU is refused with a message', async () => {
    const { browser } = await newShopper();
    const address = stockAlert.path({ product: 1, sku: 2_000_000_000 });
    expect(await browser.submit(stockAlertAction, address, {}, { script: true })).toMatchObject({
      data: { ok: false, message: expect.stringMatching(/\S/) },
    });
  });
});
