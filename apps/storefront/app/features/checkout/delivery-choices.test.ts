import { expect, it } from 'vitest';
import {
  chosenDeliveries,
  decodeDeliveries,
  deliveriesOfForm,
  encodeDeliveries,
} from './delivery-choices.ts';

const choices = [
  { storeId: 12, kind: 'own' },
  { storeId: 13, kind: 'courier' },
] as const;

it('reads from the address what it has written there, and nothing else', () => {
  expect(decodeDeliveries(encodeDeliveries(choices))).toEqual(choices);
  expect(decodeDeliveries(null)).toEqual([]);
  expect(decodeDeliveries('12:drone,x:own,:,13,-1:own,0:own')).toEqual([]);
});

it('reads one field of each store from a form', () => {
  const fields = {
    delivery12: 'own',
    delivery13: 'courier',
    delivery14: 'drone',
    delivery: 'own',
    coupon: '7',
  };
  expect(deliveriesOfForm(fields)).toEqual(choices);
});

it('keeps the choices of parcels that have one', () => {
  const option = { from: null, to: null, pickupAddress: null, freight: '0.00' } as const;
  const quote = {
    storeId: 12,
    freight: '0.00',
    from: null,
    to: null,
    delivery: 'own',
    delivered: null,
  } as const;
  const courier = { ...option, kind: 'courier' } as const;
  const own = { ...option, kind: 'own' } as const;
  expect(chosenDeliveries([{ ...quote, options: [courier, own] }])).toEqual([{ storeId: 12, kind: 'own' }]);
  expect(chosenDeliveries([{ ...quote, options: [own] }])).toEqual([]);
});
