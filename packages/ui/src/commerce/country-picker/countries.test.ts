import { describe, expect, it } from 'vitest';
import { countries, countryOfDialCode, dialCodeOf } from './countries.ts';
import { searchableCountries, searchCountries } from './country-names.ts';

describe('countries', () => {
  it('contain about 240 entries with calling codes', () => {
    expect(countries.length).toBeGreaterThan(235);
    expect(
      countries.every(({ code, dialCode }) => /^[A-Z]{2}$/.test(code) && /^[1-9]\d{0,2}$/.test(dialCode)),
    ).toBe(true);
  });
  it('map to calling codes and back', () => {
    expect(dialCodeOf('GB')).toBe('44');
    expect(dialCodeOf('LA')).toBe('856');
    expect(dialCodeOf('XX')).toBeUndefined();
    expect(countryOfDialCode('44')).toBe('GB');
    expect(countryOfDialCode('1')).toBe('US');
    expect(countryOfDialCode('856')).toBe('LA');
  });
});

describe('searchCountries', () => {
  it('prefers an English name that starts with the query to one that contains it', () => {
    expect(searchCountries(searchableCountries('ar'), 'ger')[0]?.code).toBe('DE');
  });

  const all = searchableCountries('fr');
  it.each([
    ['royaume', 'GB'],
    ['United Kingdom', 'GB'],
    ['+856', 'LA'],
    ['00856', 'LA'],
    ['ไทย', 'TH'],
    ['cote d', 'CI'],
    ['日本', 'JP'],
    ['de', 'DE'],
    ['49', 'DE'],
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
  ])('finds %s', (query, code) => {
    expect(searchCountries(all, query)[0]?.code).toBe(code);
  });
  it('finds nothing for an unknown word and everything for an empty query', () => {
    expect(searchCountries(all, 'atlantis')).toEqual([]);
    expect(searchCountries(all, '  ')).toHaveLength(all.length);
  });
});
