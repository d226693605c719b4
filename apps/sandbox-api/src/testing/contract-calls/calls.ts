import sharp from 'sharp';
import { makeProduct, makeShopper } from '../goods.ts';
import type { CallOptions, TestShop } from '../shop.ts';
import type { OperationId } from '@marketfront/api-client';

/** The data that the calls of the contract test share: a shopper with points and money, and a product in stock. */
export async function makeCalls(shop: TestShop) {
  const shopper = await makeShopper(shop.db, { integral: 1000, balance: 100_000 });
  const goods = await makeProduct(shop.db, { price: 5000, postage: 100, stock: 90 });
  const { token } = shopper;
  return {
    shop,
    shopper,
    goods,
    token,
    good: <Id extends OperationId>(id: Id, options: CallOptions = {}) => shop.get(id, options),
    /** Calls an operation as the shopper. */
    mine: <Id extends OperationId>(id: Id, options: CallOptions = {}) => shop.get(id, { token, ...options }),
    choice: () => ({ productId: goods.product.id, attrValueId: goods.red.id, productNum: 1 }),
  };
}

export type Calls = Awaited<ReturnType<typeof makeCalls>>;

/** A form that uploads a picture. */
export async function pictureForm(): Promise<FormData> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('multipart', new File([new Uint8Array(bytes)], 'red.png', { type: 'image/png' }));
  return form;
}
