import { describe, expect, test } from 'vitest';
import { categoriesFromWire } from './category.ts';
import { bestSellerFromWire, productCardFromWire, soldCount } from './product-card.ts';
import { productFromWire } from './product.ts';
import { myReviewFromWire, reviewFromWire, reviewSummaryFromWire } from './review.ts';
import { card, context, createdAt, createTime } from './wire-samples.ts';

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
