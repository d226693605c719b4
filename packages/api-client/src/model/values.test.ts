import { describe, expect, test } from 'vitest';
import { categoriesFromWire } from './category.ts';
import { productCardFromWire } from './product-card.ts';
import { endFromWire, instantFromWire, instantToWire } from './date.ts';
import { imageUrl, linkUrl, pageFromWire, rows } from './wire-values.ts';
import { context, createdAt, createTime } from './wire-samples.ts';

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
