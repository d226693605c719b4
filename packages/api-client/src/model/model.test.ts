import { describe, expect, test } from 'vitest';
import { categoriesFromWire } from './category.ts';
import { bestSellerFromWire, productCardFromWire, soldCount } from './product-card.ts';
import { productFromWire } from './product.ts';
import { cartGroupFromWire } from './cart.ts';
import { checkoutFromWire } from './checkout.ts';
import { couponFromWire, userCouponFromWire } from './coupon.ts';
import { addressFromWire, addressToWire } from './address.ts';
import { endFromWire, instantFromWire, instantToWire } from './date.ts';
import { actionsOfOrder, orderActions, orderStatuses, orderStatusFromWire } from './order-status.ts';
import { storeOrderSummaryFromWire } from './order-summary.ts';
import { masterOrderFromWire } from './order.ts';
import { parcelFromWire } from './parcel.ts';
import { refundFromWire } from './refund.ts';
import { myReviewFromWire, reviewFromWire, reviewSummaryFromWire } from './review.ts';
import { applicationRecordFromWire, applicationToWire } from './onboarding.ts';
import { currencyFromWire, homeFromWire, siteFromWire } from './site.ts';
import { serviceFromWire, storeCardFromWire, storeFromWire } from './store.ts';
import {
  isPaymentMethod,
  paymentMethodFromWire,
  paymentMethodNames,
  paymentMethodToWire,
} from './payment-methods.ts';
import { payMethodsFromWire, paymentStepFromWire } from './payment.ts';
import { pointsRecordFromWire } from './points.ts';
import { sessionFromWire } from './session.ts';
import { menuFromWire } from './user.ts';
import { imageUrl, linkUrl, pageFromWire, readablePage, rows } from './wire-values.ts';

const context = { imageBaseUrl: 'https://api.test', showFictitiousSales: true };
const card = {
  id: 1,
  image: 'p/1.png',
  storeName: 'Lamp',
  price: '12.5',
  otPrice: '20.00',
  sales: 7,
  ficti: 1000,
};
const createTime = '2026-03-01 18:30:00';
const createdAt = '2026-03-01T10:30:00.000Z';

describe('values', () => {
  test('dates are GMT+8 in the API and UTC in the model', () => {
    expect(instantFromWire(createTime)).toBe(createdAt);
    expect(instantFromWire('2026-01-01 00:00:00')).toBe('2025-12-31T16:00:00.000Z');
    expect(instantToWire(createdAt)).toBe(createTime);
    expect(endFromWire('2026-03-01')).toBe('2026-03-01T15:59:59.000Z');
    for (const nothing of [null, undefined, '', 'soon']) expect(instantFromWire(nothing)).toBeNull();
  });

  test.each([
    ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
    ['/img/a.png', 'https://api.test/img/a.png'],
    ['img/a b.png', 'https://api.test/img/a%20b.png'],
    ['//cdn.test/a.png', 'https://cdn.test/a.png'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['', null],
    [null, null],
  ])('picture %s is %s', (wire, url) => {
    expect(imageUrl(wire, context)).toBe(url);
  });

  test.each([
    ['/goods_detail/1?a=b#c', '/goods_detail/1?a=b#c'],
    [' https://other.test/x ', 'https://other.test/x'],
    ['goods', 'goods'],
    ['javascript:alert(1)', null],
    [' JaVa\nScript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['https://', null],
    ['', null],
    [null, null],
  ])('link %s is %s', (wire, url) => {
    expect(linkUrl(wire)).toBe(url);
  });

  test('maps both forms of a page', () => {
    const et = { list: [1], total: 9, pageNum: 1, isFirstPage: true };
    const domestic = { page: 1, limit: 20, totalPage: 1, total: 9, list: [1] };
    for (const page of [et, domestic]) expect(pageFromWire(page, String)).toEqual({ items: ['1'], total: 9 });
    expect(pageFromWire({ list: null, total: 0 }, String)).toEqual({ items: [], total: 0 });
  });
});

describe('values of the wrong type are errors', () => {
  test.each([
    ['a list', () => rows('x' as never)],
    ['rows of a page', () => pageFromWire({ list: {} as never, total: 1 }, String)],
    ['the total of a page', () => pageFromWire({ list: [], total: 'many' as never }, String)],
    ['a product', () => productCardFromWire({} as never, context)],
    ['a category', () => categoriesFromWire([null as never], context)],
  ])('%s', (_, map) => expect(map).toThrow(TypeError));
});

describe('products', () => {
  test('sold is sales plus fictitious sales, unless switched off', () => {
    expect(soldCount(card, true)).toBe(1007);
    expect(soldCount(card, false)).toBe(7);
    expect(soldCount({ sales: null }, true)).toBe(0);
    expect(bestSellerFromWire(card, context).sold).toBe(7);
  });

  test('maps a card with few fields', () => {
    const mapped = productCardFromWire({ ...card, otPrice: null, stock: 0, starAverage: '4.7' }, context);
    expect(mapped).toMatchObject({
      name: 'Lamp',
      price: '12.50',
      listPrice: null,
      soldOut: true,
      rating: 4.7,
      reviewCount: null,
    });
    expect(mapped.image).toEqual({ url: 'https://api.test/p/1.png', blur: null });
  });

  test('omits a list price that is not higher than the price', () => {
    expect(productCardFromWire({ ...card, otPrice: '12.50' }, context).listPrice).toBeNull();
    expect(productCardFromWire(card, context).listPrice).toBe('20.00');
  });

  test('omits hidden categories and maps null children', () => {
    const leaf = { id: 2, name: 'Sub', childList: null };
    const tree = [{ id: 1, name: 'Top', childList: [leaf, { ...leaf, id: 3, isShow: false }] }];
    expect(categoriesFromWire(tree, context)[0]?.children.map(({ id }) => id)).toEqual([2]);
  });

  describe('the video and the turn of a product', () => {
    const info = { id: 5, merId: 2, image: '/p.png', storeName: 'Pot', price: '9', stock: 3 };
    const read = (fields: object) =>
      productFromWire({ productInfo: { ...info, ...fields }, productAttr: null, productValue: {} }, context);

    test('are none where a back end has no field for them', () => {
      expect(read({})).toMatchObject({ video: null, turn: [] });
      expect(read({ videoLink: '', turnImage: 'no list' })).toMatchObject({ video: null, turn: [] });
    });

    test('have absolute addresses and what is known about them', () => {
      const { video, turn } = read({
        videoLink: '/v.mp4',
        videoPoster: '/v.png',
        videoCaptions: '/v.vtt',
        videoDuration: 6,
        videoTime: createTime,
        turnImage: '["/1.png","/2.png"]',
      });
      expect(video).toEqual({
        url: 'https://api.test/v.mp4',
        poster: 'https://api.test/v.png',
        captions: 'https://api.test/v.vtt',
        seconds: 6,
        uploadedAt: expect.stringMatching(/Z$/),
      });
      expect(turn).toEqual(['https://api.test/1.png', 'https://api.test/2.png']);
      expect(read({ videoLink: '/v.mp4', videoDuration: 0 }).video).toMatchObject({
        poster: null,
        captions: null,
        seconds: null,
        uploadedAt: null,
      });
    });

    test('are left out when they cannot be shown: a script, a single picture, a gap', () => {
      expect(read({ videoLink: 'javascript:alert(1)' }).video).toBeNull();
      expect(read({ turnImage: '["/1.png"]' }).turn).toEqual([]);
      expect(read({ turnImage: '["/1.png","javascript:x"]' }).turn).toEqual([]);
    });

    test('a video may be among the pictures, as servers without a field for it send it', () => {
      const product = read({
        sliderImage: '["/film.MP4?v=1","/a.png"]',
        sliderBlur: '["","data:image/webp;base64,AA"]',
      });
      expect(product.video).toMatchObject({ url: 'https://api.test/film.MP4?v=1', poster: null });
      expect(product.gallery).toEqual([{ url: 'https://api.test/a.png', blur: 'data:image/webp;base64,AA' }]);
      expect(read({ videoLink: '/own.mp4', sliderImage: '["/film.mp4"]' }).video?.url).toBe(
        'https://api.test/own.mp4',
      );
    });
  });

  test('parses JSON and CSV in strings of a product', () => {
    const product = productFromWire(
      {
        productInfo: {
          id: 5,
          merId: 2,
          image: '/p.png',
          storeName: 'Shirt',
          price: '9.00',
          stock: 3,
          sliderImage: '["/a.png","/b.png"]',
          sliderBlur: '["data:image/webp;base64,AA","javascript:x"]',
          cateId: '3, 12,,x',
        },
        productAttr: [{ id: 1, attrName: 'Size', attrValues: 'S,M' }],
        productValue: {
          S: { id: 11, sku: 'S', stock: 3, price: '9', attrValue: '{"Size":"S"}' },
          M: { id: 12, sku: 'M', stock: 0, price: '9.5' },
        },
        merchantInfo: { name: 'Store', proList: null },
        guaranteeList: null,
      },
      context,
    );
    expect(product.gallery).toEqual([
      { url: 'https://api.test/a.png', blur: 'data:image/webp;base64,AA' },
      { url: 'https://api.test/b.png', blur: null },
    ]);
    expect(product.attributes).toEqual([{ id: 1, name: 'Size', values: ['S', 'M'] }]);
    expect(product.skus.map(({ id, values, price }) => [id, values, price])).toEqual([
      [11, ['S'], '9.00'],
      [12, ['M'], '9.50'],
    ]);
    expect(product.store).toMatchObject({ id: 2, name: 'Store', products: [], followed: false });
    expect(product.guarantees).toEqual([]);
    expect(product.categoryIds).toEqual([3, 12]);
  });

  test("shows the picture of the product of the shopper's own review in the shape of all others", () => {
    const wire = {
      id: 1,
      productId: 2,
      productName: 'Lamp',
      star: 5,
      pics: [],
      createTime: '2026-03-21 22:05:00',
    };
    const image = { url: 'https://api.test/p/1.png', blur: null };
    expect(myReviewFromWire({ ...wire, image: 'p/1.png' }, context).image).toEqual(image);
    expect(myReviewFromWire(wire, context).image).toBeNull();
  });

  test('maps [""] to no pictures and a fraction to a share of reviews', () => {
    const review = reviewFromWire({ id: 1, star: 5, createTime, pics: [''], nickname: 'a**b' }, context);
    expect(review).toMatchObject({ pictures: [], author: 'a**b', createdAt });
    const counts = { sumCount: 20, goodCount: 19, inCount: 1, poorCount: 0 };
    expect(reviewSummaryFromWire({ ...counts, replyChance: '0.95' }).goodPercent).toBe(95);
    expect(reviewSummaryFromWire({ ...counts, sumCount: 0, replyChance: '0' }).goodPercent).toBeNull();
  });
});

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

describe('cart, checkout, coupons', () => {
  test('maps an invalid cart row with nulls', () => {
    const row = {
      id: 1,
      productId: 2,
      cartNum: 3,
      storeName: 'x',
      attrStatus: false,
      suk: null,
      price: null,
      stock: null,
    };
    const group = cartGroupFromWire({ merId: 1, merName: 'm', cartInfoList: [row] }, context);
    expect(group.lines[0]).toMatchObject({ available: false, price: null, variant: null, stock: null });
    expect(cartGroupFromWire({ merId: 1, merName: 'm', cartInfoList: null }, context).lines).toEqual([]);
    const chosen = { ...row, attrStatus: true, suk: 'Brown,37' };
    const [line] = cartGroupFromWire({ merId: 1, merName: 'm', cartInfoList: [chosen] }, context).lines;
    expect(line?.variant).toBe('Brown, 37');
  });

  test('maps a checkout without points, with 0 for no address and no coupon', () => {
    const wire = {
      proTotalFee: '10',
      freightFee: '0',
      payFee: '10',
      orderProNum: 1,
      addressId: 0,
      userCouponId: 0,
      orderList: null,
    };
    expect(checkoutFromWire('p', wire, context)).toMatchObject({
      addressId: null,
      userCouponId: null,
      pointsSupported: false,
      totals: { payable: '10.00' },
    });
    expect(checkoutFromWire('p', { ...wire, surplusIntegral: 5 }, context).pointsSupported).toBe(true);
  });

  test('each payment method has one API value', () => {
    for (const method of paymentMethodNames) {
      expect(paymentMethodFromWire(paymentMethodToWire(method))).toBe(method);
    }
    expect(paymentMethodFromWire('constructor')).toBeNull();
    expect(paymentMethodFromWire(null)).toBeNull();
    expect(isPaymentMethod('toString')).toBe(false);
    expect(payMethodsFromWire({ codSwitch: true, yuePayStatus: null })).toMatchObject({
      cashOnDelivery: true,
      balance: false,
      stripe: false,
    });
  });

  test('derives the next step of a payment', () => {
    expect(paymentStepFromWire({ redirect: 'https://pay' }).kind).toBe('redirect');
    expect(paymentStepFromWire({ stripeClientSecret: 's', redirect: '' }).kind).toBe('card');
    expect(paymentStepFromWire({ status: true }).kind).toBe('paid');
    expect(paymentStepFromWire({ status: false }).kind).toBe('pending');
  });

  test('maps coupons without minimum, with days after receipt, and their states', () => {
    const coupon = {
      id: 1,
      name: 'c',
      money: '5',
      minPrice: '0.00',
      useType: 1,
      isFixedTime: false,
      day: 7,
      useStartTimeStr: '2026-01-01',
      useEndTimeStr: '2026-01-31',
    } as const;
    expect(couponFromWire(coupon)).toMatchObject({
      minimum: null,
      validDays: 7,
      startsAt: null,
      scope: 'store',
    });
    expect(couponFromWire({ ...coupon, isFixedTime: true, minPrice: '9' })).toMatchObject({
      minimum: '9.00',
      validDays: null,
      startsAt: '2025-12-31T16:00:00.000Z',
      endsAt: '2026-01-31T15:59:59.000Z',
    });
    const mine = { id: 1, name: 'c', money: '5', useType: 3 } as const;
    expect(userCouponFromWire({ ...mine, validStr: 'overdue' }).state).toBe('expired');
    expect(userCouponFromWire({ ...mine, status: 1 }).state).toBe('used');
  });
});

describe('orders', () => {
  test.each([
    [false, 0, 0, 'toPay'],
    [true, 0, 0, 'toShip'],
    [true, 1, 0, 'toReceive'],
    [true, 2, 0, 'toReview'],
    [true, 3, 0, 'completed'],
    [false, 9, 0, 'cancelled'],
    [true, 0, 1, 'refunding'],
    [true, 0, 2, 'refunding'],
    [true, 3, 3, 'refunded'],
  ] as const)('paid %s, status %i, refund %i is %s', (paid, status, refundStatus, name) => {
    expect(orderStatusFromWire({ paid, status, refundStatus })).toBe(name);
  });

  test('derives the allowed actions', () => {
    for (const status of orderStatuses) {
      const actions: readonly string[] = orderActions[status];
      expect(actions.includes('payNow') && actions.includes('cancel')).toBe(status === 'toPay');
      expect(actions.includes('confirmReceipt')).toBe(status === 'toReceive');
      expect(actions.includes('delete')).toBe(status === 'completed');
    }
    expect(actionsOfOrder({ status: 'completed', lines: [{ reviewed: true }] })).not.toContain('review');
    expect(
      actionsOfOrder({ status: 'completed', lines: [{ reviewed: true }, { reviewed: false }] }),
    ).toContain('review');
  });

  test('maps a row, a master order and a parcel', () => {
    const row = {
      id: 1,
      orderNo: 'SH1',
      merId: 2,
      merName: 'm',
      createTime,
      paid: true,
      payPrice: '3',
      status: 1,
      totalNum: 1,
      refundStatus: 0,
      orderInfoList: null,
    } as const;
    expect(storeOrderSummaryFromWire(row, context)).toMatchObject({
      status: 'toReceive',
      total: '3.00',
      createdAt,
      lines: [],
    });
    const master = masterOrderFromWire(
      {
        id: 1,
        orderNo: 'PT1',
        totalNum: 1,
        payPrice: '3',
        paid: false,
        createTime,
        orderList: [
          {
            id: 1,
            orderNo: 'SH1',
            merId: 2,
            merName: 'm',
            status: 0,
            orderInfoList: null,
            userRemark: 'Ring',
          },
        ],
        payDeadline: createTime,
      },
      context,
    );
    expect(master).toMatchObject({
      status: 'toPay',
      payDeadline: createdAt,
      stores: [{ status: 'toPay', note: 'Ring' }],
    });
    const events = JSON.stringify([
      { AcceptStation: 'Picked up', AcceptTime: createTime },
      { AcceptStation: 'Out', AcceptTime: 'soon' },
      7,
    ]);
    expect(parcelFromWire({ state: -1, logisticsInfo: events })).toMatchObject({
      state: 'badNumber',
      events: [
        { text: 'Out', at: null },
        { text: 'Picked up', at: createdAt },
      ],
    });
    expect(parcelFromWire({ logisticsInfo: 'broken' }).events).toEqual([]);
  });

  test('refund states have numbers of their own', () => {
    const wire = {
      id: 1,
      refundOrderNo: 'RE1',
      merOrderNo: 'SH1',
      merId: 1,
      totalNum: 1,
      refundStatus: 1,
      refundPrice: '3',
      refundReason: 'used',
      refundReasonWapImg: '/a.png,,/b.png',
      createTime,
      orderInfoList: null,
    } as const;
    expect(refundFromWire(wire, context)).toMatchObject({
      state: 'refused',
      refusal: 'used',
      pictures: ['https://api.test/a.png', 'https://api.test/b.png'],
    });
  });
});
