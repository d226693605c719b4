import { parsePositiveInteger, type ReviewFilters, type ReviewOrder } from '@marketfront/api-client';
import { pageNumber } from '../../navigation/index.ts';

/** The selection of a product's reviews; all of it is in the URL. */
export interface ReviewQuery {
  readonly page: number;
  readonly stars?: number | undefined;
  readonly withPictures?: true | undefined;
  /** The SKU that the authors bought. */
  readonly skuId?: number | undefined;
  readonly language?: string | undefined;
  /** A word in their text. */
  readonly word?: string | undefined;
  readonly order?: Exclude<ReviewOrder, 'newest'> | undefined;
}

const starsOf = (value: string | null) => (/^[1-5]$/.test(value ?? '') ? Number(value) : undefined);
const languageOf = (value: string | null) =>
  /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(value ?? '') ? (value ?? undefined) : undefined;

const longestWord = 40;
const wordOf = (value: string | null) => value?.trim().slice(0, longestWord) || undefined;

/** Reads the query from a product's URL; invalid values are ignored. */
export const parseReviewQuery = (params: URLSearchParams): ReviewQuery => ({
  page: pageNumber(params, 'reviews'),
  stars: starsOf(params.get('stars')),
  withPictures: params.get('pictures') === '1' ? true : undefined,
  skuId: parsePositiveInteger(params.get('bought')),
  language: languageOf(params.get('written')),
  word: wordOf(params.get('word')),
  order: params.get('reviewOrder') === 'helpful' ? 'helpful' : undefined,
});

/** The parameters of a query, in the form that `paths.product` takes. */
export const reviewParams = ({ page, stars, withPictures, skuId, language, word, order }: ReviewQuery) => ({
  reviews: page > 1 ? page : undefined,
  stars,
  pictures: withPictures ? (1 as const) : undefined,
  bought: skuId,
  written: language,
  word,
  reviewOrder: order,
});

/** The filters of a query, without page and order. */
export const filtersOf = ({ stars, withPictures, skuId, language, word }: ReviewQuery): ReviewFilters => ({
  stars,
  withPictures,
  skuId,
  language,
  word,
});

/** Whether a query filters reviews. */
export const isFiltered = (query: ReviewQuery): boolean =>
  Object.values(filtersOf(query)).some((value) => value !== undefined);
