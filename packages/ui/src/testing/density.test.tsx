import { describe, expect, it } from 'vitest';
import { densities, withDensity } from './density.ts';

const args = {
  name: 'Amber lamp',
  price: '86.00',
  sold: 12,
  tone: 'accent',
  items: [{ id: 'a', label: 'Lamp shades' }],
  children: [<b key="one" title="Fine things" />],
};

describe('withDensity', () => {
  it('does not change the designed data', () => {
    expect(withDensity(args, 'normal')).toBe(args);
  });
  it('keeps the structure and all other props at every density', () => {
    for (const density of densities) {
      const made = withDensity(args, density);
      expect(Object.keys(made)).toEqual(Object.keys(args));
      expect(made.tone).toBe('accent');
    }
  });
  it('shortens and lengthens texts, amounts and counts', () => {
    expect(withDensity(args, 'short')).toMatchObject({ name: 'Amber', price: '1.00', sold: 1 });
    expect(withDensity(args, 'long').name.length).toBeGreaterThan(60);
    expect(withDensity(args, 'huge')).toMatchObject({ price: '86000000.00', sold: 1_283_945 });
  });
  it('repeats the entries of lists with unique keys', () => {
    const { items, children } = withDensity(args, 'huge');
    expect(items.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2', 'a-3']);
    expect(new Set(children.map(({ key }) => key)).size).toBe(4);
    expect(children[0]?.props.title).toMatch(/^Fine things made/);
  });
});
