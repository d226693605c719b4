import { describe, expect, test } from 'vitest';
import { productCardFromWire } from './product-card.ts';
import { addressFromWire, addressToWire } from './address.ts';
import { applicationRecordFromWire, applicationToWire } from './onboarding.ts';
import { currencyFromWire, homeFromWire, siteFromWire } from './site.ts';
import { serviceFromWire, storeCardFromWire, storeFromWire } from './store.ts';
import { pointsRecordFromWire } from './points.ts';
import { sessionFromWire } from './session.ts';
import { menuFromWire } from './user.ts';
import { pageFromWire, readablePage } from './wire-values.ts';
import { card, context, createTime } from './wire-samples.ts';

describe('site, stores, accounts', () => {
  test('maps home and site with null groups', () => {
    const home = homeFromWire(
      {
        banner: null,
        bastBanner: [{ id: 1, pic: '/b.png' }],
        shopPayCurrency: '{"currency":"EUR","symbol":"€"}',
        consumerType: 'hotline',
        consumerHotline: '1',
      },
      context,
    );
    expect(home).toMatchObject({
      banners: [],
      currency: { code: 'EUR', symbol: '€' },
      service: { kind: 'phone', phone: '1' },
    });
    expect(home.subBanners).toMatchObject([{ image: 'https://api.test/b.png', phoneImage: null }]);
    const banner = [{ pic: '/wide.png', phonePic: '/high.png' }];
    expect(homeFromWire({ banner, bastBanner: null }, context).banners).toMatchObject([
      { image: 'https://api.test/wide.png', phoneImage: 'https://api.test/high.png' },
    ]);
    expect(siteFromWire({ logoUrl: null }, context)).toMatchObject({
      name: null,
      imageResizeParam: null,
      imageThemeParam: null,
      showFictitiousSales: true,
    });
    expect(siteFromWire({ logoUrl: null, imageThemeParam: 'theme' }, context).imageThemeParam).toBe('theme');
    for (const broken of [null, '', '{', '3']) expect(currencyFromWire(broken).symbol).toBe('$');
    expect(currencyFromWire('{"currency":"jpy","symbol":"¥"}').code).toBe('JPY');
    expect(currencyFromWire('{"currency":"dollars"}').code).toBe('USD');
  });

  test.each([
    ['H5', 'link'],
    ['h5', 'link'],
    ['hotline', 'phone'],
    ['phone', 'phone'],
    ['email', 'email'],
    [null, 'none'],
  ] as const)('service type %s is %s', (serviceType, kind) => {
    expect(serviceFromWire({ serviceType }).kind).toBe(kind);
  });

  test('a store has the requested id', () => {
    const store = storeFromWire(7, { id: 99, name: 'S', pcBanner: '["/b.png"]' }, context);
    expect(store).toMatchObject({ id: 7, banners: ['https://api.test/b.png'] });
  });

  test('a response time that cannot be one is none', () => {
    const minutes = (responseMinutes: unknown) =>
      storeCardFromWire(
        { id: 7, name: 'S', responseMinutes } as Parameters<typeof storeCardFromWire>[0],
        context,
      ).responseMinutes;
    expect([45, 0, -5, null, undefined, 'soon'].map(minutes)).toEqual([45, null, null, null, null, null]);
  });

  test('counts below zero are none, and marks above five are not shown', () => {
    const product = productCardFromWire(
      { ...card, stock: -3, sales: -7, replyCount: -1, starAverage: '9' },
      context,
    );
    expect(product).toMatchObject({ stock: 0, soldOut: true, sold: 1000, reviewCount: 0, rating: null });
    const store = storeCardFromWire(
      { id: 7, name: 'S', followerNum: -7, starLevel: 1e9, starProduct: -3, starService: 4.5, proList: [] },
      context,
    );
    expect(store).toMatchObject({
      followers: 0,
      rating: null,
      ratings: { item: null, service: 4.5, dispatch: null },
    });
    expect(pageFromWire({ list: [], total: -1 }, (row) => row).total).toBe(0);
  });

  test('a product that cannot be read leaves a list, and the others stay', () => {
    const read = (list: unknown[]) =>
      readablePage({ list, total: 9 }, (row) => productCardFromWire(row as typeof card, context));
    const { items, total } = read([card, { ...card, id: 2, price: null }, { ...card, id: 3 }]);
    expect(items.map(({ id }) => id)).toEqual([1, 3]);
    expect(total).toBe(9);
    expect(read([]).items).toEqual([]);
    // No readable row at all: another contract, not an empty list.
    expect(() => read([{ ...card, price: null }, {}])).toThrow('an amount is missing');
    const store = {
      id: 7,
      name: 'S',
      proList: [
        { ...card, price: 'free' },
        { ...card, id: 5 },
      ],
    };
    expect(storeCardFromWire(store, context).products.map(({ id }) => id)).toEqual([5]);
  });

  test('maps nikeName, blank menu links and signed points', () => {
    expect(sessionFromWire({ token: 't', nikeName: 'Ann', userType: 'tourist' }, context)).toMatchObject({
      nickname: 'Ann',
      kind: 'guest',
    });
    const item = { id: 1, name: 'x', pc_url: ' ' };
    expect(
      menuFromWire(
        { routine_my_menus: [item, { ...item, pc_url: '/users/a' }], routine_my_banner: null },
        context,
      ),
    ).toHaveLength(1);
    const record = { id: 1, type: 2, title: 't', integral: 5, balance: 1, status: 3, createTime } as const;
    expect(pointsRecordFromWire(record)).toMatchObject({ change: -5, state: 'done', source: 'system' });
  });

  test('accepts post codes as numbers and as text', () => {
    const address = { id: 1, realName: 'Ann', detail: 'x' };
    expect(addressFromWire({ ...address, postCode: 12345 }).postCode).toBe('12345');
    expect(addressFromWire({ ...address, postCode: null }).postCode).toBeNull();
    expect(addressToWire({ name: 'Ann', detail: 'x', postCode: '01234' }, 4)).toMatchObject({
      id: 4,
      realName: 'Ann',
      postCode: '01234',
    });
  });

  test('sends the pictures of an application as a JSON string', () => {
    const wire = applicationToWire({
      name: 'n',
      realName: 'r',
      email: 'e',
      code: '1',
      categoryId: 1,
      typeId: 1,
      address: 'a',
      pictures: ['/q.png'],
    });
    expect(wire.qualificationPicture).toBe('["/q.png"]');
    const record = applicationRecordFromWire(
      {
        id: 1,
        name: 'n',
        auditStatus: 3,
        denialReason: 'no',
        denialFields: { qualificationPicture: 'blurred', name: '' },
        auditTime: createTime,
        qualificationPicture: '["/q.png"]',
        createTime,
      },
      context,
    );
    expect(record).toMatchObject({ state: 'refused', refusal: 'no', pictures: ['https://api.test/q.png'] });
    expect(record.refusals).toEqual({ pictures: 'blurred' });
    expect(record.reviewedAt).toBe(record.createdAt);
  });
});
