import { expect, it } from 'vitest';
import { ownPropNames, restOf } from './rest-of.ts';

interface CardProps {
  name: string;
  price?: string | undefined;
}

it('separates own props from those of the root element', () => {
  const own = ownPropNames<keyof CardProps>({ name: true, price: true });
  expect(restOf({ name: 'Lamp', price: '1.00', id: 'lamp' }, own)).toEqual({ id: 'lamp' });
});

it('does not compile while a name is missing or unknown', () => {
  // @ts-expect-error -- `price` is missing: it would reach the DOM
  expect(ownPropNames<keyof CardProps>({ name: true }).size).toBe(1);
  // @ts-expect-error -- `cost` is no prop
  expect(ownPropNames<keyof CardProps>({ name: true, price: true, cost: true }).size).toBe(3);
});
