import { describe, expect, it } from 'vitest';
import { changesSince, encodeSeen, type Priced } from './price-changes.ts';

const line = {
  productId: 7,
  skuId: 70,
  name: 'Lamp',
  image: null,
  variant: 'Blue',
  price: '10.00',
  quantity: 2,
  stock: 5,
  postage: '1.00',
};
const priced = (price = '10.00', totals: Partial<Priced['totals']> = {}): Priced => ({
  addressId: 3,
  groups: [{ storeId: 1, storeName: 'Store', selfOperated: false, lines: [{ ...line, price }], note: null }],
  totals: {
    items: '20.00',
    freight: '2.00',
    couponDeduction: '0.00',
    pointsDeduction: '0.00',
    pointsUsed: 0,
    pointsLeft: 100,
    parcels: [],
    payable: '22.00',
    ...totals,
  },
});
const seen = encodeSeen(priced());

describe('the difference to what the shopper has seen', () => {
  it('is empty for equal amounts, however they are written', () => {
    expect(changesSince(seen, priced('10'), 'same')).toEqual([]);
  });

  it('names each line and each row of the totals, old and new', () => {
    const now = priced('9.00', { freight: '3.00', payable: '21.00' });
    expect(changesSince(seen, now, 'same')).toEqual([
      { of: { line: 'Lamp, Blue' }, from: '10.00', to: '9.00' },
      { of: { total: 'freight' }, from: '2.00', to: '3.00' },
      { of: { total: 'payable' }, from: '22.00', to: '21.00' },
    ]);
  });

  it('has no totals that the shopper changed by choosing something else', () => {
    const now = {
      ...priced('10.00', { couponDeduction: '5.00', freight: '4.00', payable: '19.00' }),
      addressId: 4,
    };
    expect(changesSince(seen, now, 'free')).toEqual([]);
    expect(changesSince(seen, { ...now, addressId: 3 }, 'free')).toMatchObject([
      { of: { total: 'freight' } },
    ]);
  });

  it('has no freight of another delivery that the shopper has chosen', () => {
    const option = { from: null, to: null, pickupAddress: null, freight: '0.00' } as const;
    const options = [
      { ...option, kind: 'courier' as const },
      { ...option, kind: 'own' as const },
    ];
    const parcel = { storeId: 1, freight: '2.00', from: null, to: null, options, delivered: null };
    const before = encodeSeen(priced('10.00', { parcels: [{ ...parcel, delivery: 'courier' }] }));
    const now = priced('10.00', { freight: '0.00', parcels: [{ ...parcel, delivery: 'own' }] });
    expect(changesSince(before, now, 'free')).toEqual([]);
  });

  it('ignores what a hostile form says', () => {
    expect(changesSince('l70=<b>&payable=abc&freight=', priced(), 'same')).toEqual([]);
    expect(changesSince('', priced(), 'same')).toEqual([]);
  });
});
