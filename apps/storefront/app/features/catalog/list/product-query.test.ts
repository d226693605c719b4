import { describe, expect, it } from 'vitest';
import { isFiltered, parseProductQuery, productQueryParams, refine } from './product-query.ts';
import { cycleSort, toggleFilter, unfiltered } from './refine-query.ts';

const parse = (text: string) => parseProductQuery(new URLSearchParams(text));
const write = (query: ReturnType<typeof parse>) => productQueryParams(query).toString();

describe('sorting', () => {
  it('cycles none, ascending, descending, none and returns to page 1', () => {
    const steps = [1, 2, 3].reduce<string[]>((seen) => {
      const next = cycleSort(parse(seen.at(-1) ?? 'page=4'), 'price');
      return [...seen, write(next)];
    }, []);
    expect(steps).toEqual(['price=asc', 'price=desc', '']);
  });

  it('resets the other sort', () => expect(write(cycleSort(parse('sales=desc'), 'price'))).toBe('price=asc'));
});

describe('the URL of a list', () => {
  it('comes back as it was written', () => {
    const url =
      'price=desc&min=5&max=20.5&star=4&inStock=1&freeShipping=1&from=GB%2CPT&size=40&view=list&page=3';
    expect(write(parse(url))).toBe(url);
  });

  it('swaps a minimum above the maximum and reads commas', () =>
    expect(parse('min=20,5&max=3')).toMatchObject({ minPrice: '3', maxPrice: '20.5' }));

  it.each([
    ['min=2147483648', 'min=21474836.47'],
    ['max=99999999999999999999', 'max=21474836.47'],
    ['min=21474836.48&max=30000000', 'min=21474836.47&max=21474836.47'],
    ['max=21474836.47', 'max=21474836.47'],
    ['page=99999999999', ''],
    ['page=2147483647', 'page=10000'],
    ['values=2147483647,2147483648', 'values=2147483647'],
    ['stores=99999999999,7', 'stores=7'],
  ])('bounds the numbers of %s', (text, bounded) => expect(write(parse(text))).toBe(bounded));

  it.each([
    'page=-1',
    'page=abc',
    'min=1e9',
    'price=up',
    'star=9',
    'min=-4',
    'inStock=yes',
    'size=7',
    'view=map',
  ])('ignores %s', (text) => expect(write(parse(text))).toBe(''));

  it('keeps its layout without its filters', () => {
    expect(write(unfiltered(parse('onSale=1&size=60&view=list&page=2')))).toBe('size=60&view=list');
    expect(isFiltered(parse('size=60&view=list&price=asc&page=2'))).toBe(false);
    expect(isFiltered(parse('inStock=1'))).toBe(true);
    expect(isFiltered(parse('star=4'))).toBe(true);
  });

  it('starts at page 1 when a filter changes', () => {
    expect(refine(parse('page=7'), { minPrice: '1' }).page).toBe(1);
    expect(toggleFilter(parse('page=7&onSale=1'), 'onSale')).toMatchObject({ page: 1, toggles: [] });
  });
});
