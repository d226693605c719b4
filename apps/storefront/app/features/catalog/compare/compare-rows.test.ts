import { expect, it } from 'vitest';
import { compareRows } from './compare-rows.ts';

const product = (specifications: Record<string, string>, colours: string[] = []) => ({
  specifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
  attributes: colours.length > 0 ? [{ id: 1, name: 'Colour', values: colours }] : [],
});

it('lists what all products have first, and marks what differs', () => {
  const rows = compareRows([
    product({ Warranty: '2 years', Material: 'Oak' }, ['Red', 'Blue']),
    product({ Material: 'Oak' }, ['Red']),
  ]);
  expect(rows).toEqual([
    { name: 'Material', values: ['Oak', 'Oak'], differs: false },
    { name: 'Colour', values: ['Red, Blue', 'Red'], differs: true },
    { name: 'Warranty', values: ['2 years', null], differs: true },
  ]);
});

it('marks nothing for one product', () => {
  expect(compareRows([product({ Material: 'Oak' })]).map((row) => row.differs)).toEqual([false]);
  expect(compareRows([])).toEqual([]);
});
