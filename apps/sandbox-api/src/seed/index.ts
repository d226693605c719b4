import type { Db } from '../db/client.ts';
import {
  addresses,
  carriers,
  categories,
  coupons,
  languages,
  merchantCategories,
  merchants,
  merchantTypes,
  productAttrs,
  products,
  skus,
  users,
} from '../db/schema.ts';
import { resetSequences } from '../db/sequences.ts';
import { emailKey } from '../domain/accounts.ts';
import { hashPassword } from '../domain/passwords.ts';

export type SeedOptions = { products?: number | undefined };

/** Fills an empty database with the demo shop; one transaction, so that a cut-off seed leaves nothing. */
export async function seed(db: Db, _options: SeedOptions = {}): Promise<void> {
  const passwordHash = await hashPassword('Marketfront1!');
  await db.transaction(async (tx) => {
    await tx.insert(languages).values([{ code: 'en', name: 'English', isDefault: true, sort: 9 }]);
    await tx.insert(carriers).values([{ code: 'DHL', name: 'DHL' }]);
    await tx.insert(merchantCategories).values({ name: { en: 'Fashion' }, handlingFee: 5 });
    await tx.insert(merchantTypes).values({ name: { en: 'Flagship store' }, info: { en: 'Trade mark' } });
    await tx.insert(categories).values([
      { id: 1, pid: 0, name: { en: 'Clothing', fr: 'Vêtements' }, level: 1 },
      { id: 2, pid: 1, name: { en: 'Women' }, level: 2 },
      { id: 3, pid: 2, name: { en: 'Dresses' }, level: 3 },
    ]);
    await tx.insert(merchants).values([
      { id: 1, name: 'Marketfront Direct', categoryId: 1, typeId: 1, isSelf: true, intro: { en: 'Ours' } },
      { id: 2, name: 'Northlight', categoryId: 1, typeId: 1, intro: { en: 'Lamps' }, email: 'n@shop.test' },
    ]);
    for (let id = 1; id <= 40; id++) {
      await tx.insert(products).values({
        id,
        merId: 1 + (id % 2),
        cat1: 1,
        cat2: 2,
        cat3: 3,
        name: { en: `Dress ${id}`, fr: `Robe ${id}` },
        info: { en: 'A dress' },
        content: { en: '<p>Soft.</p>' },
        unitName: { en: 'piece' },
        image: `/media/p/${id}.png`,
        sliderImages: [`/media/p/${id}.png`],
        price: 1000 + id * 25,
        otPrice: 2000 + id * 25,
        postage: id % 3 === 0 ? 0 : 250,
        stock: 200,
        isMultiSku: true,
      });
      await tx.insert(productAttrs).values({
        productId: id,
        name: { en: 'Colour', fr: 'Couleur' },
        values: [
          { en: 'Red', fr: 'Rouge' },
          { en: 'Blue', fr: 'Bleu' },
        ],
      });
      for (const [index, name] of [
        { en: 'Red', fr: 'Rouge' },
        { en: 'Blue', fr: 'Bleu' },
      ].entries()) {
        await tx.insert(skus).values({
          productId: id,
          valueIndexes: [index],
          name,
          image: `/media/p/${id}.png`,
          price: 1000 + id * 25,
          otPrice: 2000 + id * 25,
          stock: 100,
        });
      }
    }
    await tx.insert(coupons).values([
      { name: { en: '1.00 off' }, useType: 3, money: 100, minPrice: 1000, day: 30 },
      { name: { en: '2.00 off Northlight' }, useType: 1, merId: 2, money: 200, minPrice: 0, day: 30 },
    ]);
    const [user] = await tx
      .insert(users)
      .values({
        userType: 'email',
        loginKey: emailKey('demo@marketfront.example'),
        nickname: 'Demo',
        email: 'demo@marketfront.example',
        passwordHash,
        identity: '0'.repeat(32),
        balance: 50_000,
        integral: 500,
      })
      .returning({ id: users.id });
    await tx.insert(addresses).values({
      uid: user?.id ?? 0,
      realName: 'Ann Lee',
      email: 'demo@marketfront.example',
      country: 'United Kingdom',
      detail: '1 High Street',
      postCode: 'SW1A 1AA',
      isDefault: true,
    });
    await resetSequences(tx);
  });
}
