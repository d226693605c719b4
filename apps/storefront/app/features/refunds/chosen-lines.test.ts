import { expect, it } from 'vitest';
import { chosenLines, chosenQuantities, quantityFields } from './chosen-lines.ts';

const lines = [
  { id: 7, quantity: 3, refunded: 1 },
  { id: 8, quantity: 1, refunded: 0 },
];
const chosen = (fields: Record<string, string>) => chosenQuantities(lines, (name) => fields[name] ?? null);

it('asks for everything that is left at first', () =>
  expect(chosen({})).toEqual([
    { id: 7, quantity: 2 },
    { id: 8, quantity: 1 },
  ]));

it('never asks for more than is left, for less than nothing, or for what is no number', () => {
  expect(chosen({ q7: '9', q8: '-1' })).toEqual([
    { id: 7, quantity: 2 },
    { id: 8, quantity: 0 },
  ]);
  expect(chosen({ q7: 'all' })[0]).toEqual({ id: 7, quantity: 2 });
});

it('leaves out lines without a piece', () =>
  expect(chosenLines(chosen({ q7: '0' }))).toEqual([{ id: 8, quantity: 1 }]));

it('names the pieces as the fields do', () =>
  expect(quantityFields(chosen({ q7: '1' }))).toEqual({ q7: '1', q8: '1' }));
