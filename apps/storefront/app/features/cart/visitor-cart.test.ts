import { describe, expect, it } from 'vitest';
import {
  addLine,
  maxVisitorLines,
  readVisitorCart,
  removeLines,
  setQuantity,
  writeVisitorCart,
} from './visitor-cart.ts';

const line = (skuId: number, quantity = 1) => ({ productId: skuId * 10, skuId, quantity });

describe('a visitor’s cart', () => {
  it('comes back from its cookie', () => {
    const lines = [line(1, 2), line(2, 99)];
    expect(readVisitorCart(writeVisitorCart(lines, 'key-12345'))).toEqual({ lines, key: 'key-12345' });
  });

  it('has another key after each change', () => {
    const keyOf = (text: string) => readVisitorCart(text).key;
    expect(keyOf(writeVisitorCart([line(1)]))).not.toBe(keyOf(writeVisitorCart([line(1)])));
  });

  it.each(['', 'x', '1.2', '1.2.0', '1.2.-3', '1.2.100', '<script>', '99999999999.1.1'])(
    'ignores "%s"',
    (text) => expect(readVisitorCart(text).lines).toEqual([]),
  );

  it('adds up the same SKU and never passes 99', () => {
    expect(addLine([line(1, 98)], line(1, 5))).toEqual([line(1, 99)]);
    expect(addLine([line(1)], line(2))).toEqual([line(2), line(1)]);
    expect(setQuantity([line(1)], 1, 0)).toEqual([line(1, 1)]);
  });

  it('keeps to the size of a cookie, and drops nothing for what does not fit', () => {
    const full = Array.from({ length: maxVisitorLines }, (_, index) => line(index + 1, 99));
    expect(encodeURIComponent(writeVisitorCart(full, 'k'.repeat(100))).length).toBeLessThan(3800);
    expect(addLine(full.slice(1), line(1))).toHaveLength(maxVisitorLines);
    expect(addLine(full, line(maxVisitorLines + 1))).toBeUndefined();
    expect(addLine(full, line(maxVisitorLines))).toHaveLength(maxVisitorLines);
  });

  it('removes lines by SKU', () => expect(removeLines([line(1), line(2)], [1])).toEqual([line(2)]));
});
