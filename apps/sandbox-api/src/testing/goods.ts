import { randomBytes } from 'node:crypto';
import { couponScopeToWire } from '@marketfront/api-client';
import type { Db } from '../db/client.ts';
import {
  addresses,
  carriers,
  coupons,
  merchants,
  productAttrs,
  products,
  skus,
  users,
} from '../db/schema.ts';
import { openSession } from '../domain/auth/sessions.ts';

const unique = () => randomBytes(5).toString('hex');

/** The one row that an insert returned. */
function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
}

export async function makeMerchant(db: Db, values: Partial<typeof merchants.$inferInsert> = {}) {
  const row = { name: `Store ${unique()}`, categoryId: 1, typeId: 1, intro: { en: 'A store' }, ...values };
  return only(await db.insert(merchants).values(row).returning());
}

type GoodsOptions = {
  merId?: number;
  price?: number;
  postage?: number;
  stock?: number;
  values?: Partial<typeof products.$inferInsert>;
};

/** A product with two SKUs, Red and Blue, of the same price and stock each. */
export async function makeProduct(db: Db, options: GoodsOptions = {}) {
  const { price = 1000, postage = 0, stock = 10 } = options;
  const merId = options.merId ?? (await makeMerchant(db)).id;
  const product = only(
    await db
      .insert(products)
      .values({
        merId,
        cat1: 1,
        cat2: 2,
        cat3: 3,
        name: { en: `Thing ${unique()}`, fr: 'Chose' },
        info: { en: 'A thing' },
        content: { en: '<p>A thing</p>' },
        unitName: { en: 'piece' },
        image: '/media/x.png',
        sliderImages: ['/media/x.png'],
        price,
        otPrice: price,
        postage,
        stock: stock * 2,
        isMultiSku: true,
        ...options.values,
      })
      .returning(),
  );
  const colours = [
    { en: 'Red', fr: 'Rouge' },
    { en: 'Blue', fr: 'Bleu' },
  ];
  await db.insert(productAttrs).values({ productId: product.id, name: { en: 'Colour' }, values: colours });
  const rows = await db
    .insert(skus)
    .values(
      colours.map((name, index) => ({
        productId: product.id,
        valueIndexes: [index],
        name,
        image: '/media/x.png',
        price,
        otPrice: price,
        stock,
      })),
    )
    .returning();
  const [red, blue] = rows;
  if (!red || !blue) throw new Error('nothing was inserted');
  return { merId, product, red, blue };
}

/** A signed-in shopper with an address. */
export async function makeShopper(db: Db, values: Partial<typeof users.$inferInsert> = {}, now = new Date()) {
  const email = `${unique()}@shop.test`;
  const user = only(
    await db
      .insert(users)
      .values({
        userType: 'email',
        loginKey: `email:${email}`,
        email,
        nickname: 'Ann',
        identity: randomBytes(16).toString('hex'),
        ...values,
      })
      .returning(),
  );
  const address = only(
    await db
      .insert(addresses)
      .values({
        uid: user.id,
        realName: 'Ann Lee',
        email,
        country: 'United Kingdom',
        detail: '1 High Street',
        postCode: 'SW1A 1AA',
        countryCode: '44',
        phone: '7700900123',
        isDefault: true,
      })
      .returning(),
  );
  return { user, uid: user.id, addressId: address.id, token: await openSession(db, user.id, now) };
}

export async function makeCoupon(db: Db, values: Partial<typeof coupons.$inferInsert> = {}) {
  const row = { name: { en: 'Coupon' }, useType: couponScopeToWire.platform, money: 100, day: 7, ...values };
  return only(await db.insert(coupons).values(row).returning());
}

export async function makeCarrier(db: Db): Promise<string> {
  const code = `C${unique()}`;
  await db.insert(carriers).values({ code, name: 'Test Carrier' });
  return code;
}
