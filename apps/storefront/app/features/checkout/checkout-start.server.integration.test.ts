import { describe, expect, it } from 'vitest';
import { paths } from '../../navigation/index.ts';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { placeOrder } from '../../testing/orders.ts';
import { productInStock, scarceProduct, twoProductsInStock } from '../../testing/sandbox.ts';
import { loader, startCheckout, view } from '../../testing/checkouts.ts';

describe('starting a checkout', () => {
  it('with one product bought at once', async () => {
    const shopper = await newShopper();
    const path = await startCheckout(shopper);
    expect(path).toMatch(/^\/order\/order_confirm\?preOrderNo=./);
    expect(await view(shopper, path)).toMatchObject({ addresses: [], addressId: null, editing: true });
  });

  it('with the coupon that the cart counts with: new shoppers have one', async () => {
    const shopper = await newShopper();
    const { product, sku, line } = await productInStock();
    const start = { product: product.id, sku: sku.id, quantity: 1 };
    const { location } = await shopper.browser.load(loader, paths.checkout(start));
    const { totals, coupons, userCouponId } = await view(shopper, location ?? '');
    const { discounts } = await shopper.api.cart.estimate([{ ...line, quantity: 1 }]);
    expect(discounts).toHaveLength(1);
    expect(userCouponId).toBe(discounts[0]?.userCouponId);
    expect(totals.couponDeduction).toBe(discounts[0]?.amount);
    expect(coupons.map(({ userCouponId: id }) => id)).toContain(userCouponId);
  });

  it('with lines of the cart', async () => {
    const { browser, api } = await newShopper();
    const [first, second] = await twoProductsInStock();
    await api.cart.add([first.line, second.line]);
    const items = (await api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
    const { location } = await browser.load(loader, paths.checkout({ items }));
    expect(location).toMatch(/preOrderNo=/);
  });

  it('leads back to the cart or the product with the reason when there is not enough in stock', async () => {
    const { browser, api } = await newShopper();
    const scarce = await scarceProduct();
    const { product, sku, line } = scarce;
    await api.cart.add([{ ...line, quantity: 2 }]);
    const items = (await api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
    const allButOne = { ...scarce, line: { ...line, quantity: sku.stock - 1 } };
    await placeOrder(await newShopper(), { bought: allButOne });
    const refusal = {
      tone: 'critical',
      message: 'There is not enough in stock. Please choose fewer pieces or another option.',
    };

    const ofCart = await browser.load(loader, paths.checkout({ items }));
    expect(ofCart.location).toBe(paths.cart());
    expect(await browser.flash()).toEqual(refusal);

    await browser.setCookie('flash', undefined);
    const start = { product: product.id, sku: sku.id, quantity: 2 };
    const ofProduct = await browser.load(loader, paths.checkout(start));
    expect(ofProduct.location).toBe(paths.product(product.id, { sku: sku.id }));
    expect(await browser.flash()).toEqual(refusal);
  });

  it('with SKUs that a visitor chose before signing in', async () => {
    const { browser, api } = await newShopper();
    const { line } = await productInStock();
    await api.cart.add([line]);
    const { location } = await browser.load(loader, paths.checkout({ skus: [line.skuId] }));
    expect(location).toMatch(/preOrderNo=/);
  });

  it.each(['', '?items=', '?items=x,0', '?product=x&sku=1'])(
    'shows that "%s" has nothing to order',
    async (query) => {
      const { browser } = await newShopper();
      expect((await browser.load(loader, `/order/order_confirm${query}`)).data).toMatchObject({
        checkout: null,
      });
    },
  );

  it('leads a visitor to sign in and keeps what was to be bought', async () => {
    const browser = new TestBrowser();
    const path = '/order/order_confirm?product=1&sku=2&quantity=1';
    expect((await browser.load(loader, path)).location).toBe('/login');
    expect(await browser.cookie('fromPath')).toBe(path);
  });

  it('that does not exist answers 404', async () => {
    const { browser } = await newShopper();
    expect((await browser.load(loader, paths.checkout({ preOrderNo: 'unknown' }))).status).toBe(404);
  });
});
