import { describe, expect, it } from 'vitest';
import { isFiltered, parseReviewQuery, reviewParams } from './review-query.ts';

const parse = (query: string) => parseReviewQuery(new URLSearchParams(query));

describe('the query of reviews', () => {
  it.each([
    'reviews=2&stars=4&pictures=1&bought=7&written=zh-CN&word=battery&reviewOrder=helpful',
    'stars=1',
    '',
  ])('is the same after it was written into an address: "%s"', (query) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(reviewParams(parse(query))))
      if (value !== undefined) params.set(name, String(value));
    expect(params.toString()).toBe(query);
  });

  it.each([
    'stars=6',
    'stars=0',
    'stars=4.5',
    'pictures=yes',
    'bought=x',
    'written=<script>',
    'reviewOrder=best',
  ])('leaves out what cannot be read: %s', (query) => {
    expect(parse(query)).toEqual(parse(''));
  });

  it('is a filter unless it only turns pages or sorts', () => {
    expect(isFiltered(parse('reviews=3&reviewOrder=helpful'))).toBe(false);
    expect(isFiltered(parse('written=th'))).toBe(true);
    expect(isFiltered(parse('word=battery'))).toBe(true);
    expect(isFiltered(parse('word='))).toBe(false);
  });
});
