import type { WirePage } from '../wire.ts';

/** The settings that a mapper needs in addition to the row. */
export interface WireContext {
  /** Base URL of relative pictures. */
  imageBaseUrl: string;
  /** Whether displayed sales include the fictitious ones. */
  showFictitiousSales: boolean;
}

export interface Picture {
  /** The absolute address. */
  url: string;
  /** Small data: URI to show until the picture has loaded. */
  blur: string | null;
}

export interface Page<Row> {
  /** The rows of this page. */
  items: Row[];
  /** The number of rows of all pages. */
  total: number;
}

type Maybe<T> = T | null | undefined;
const safeProtocols = new Set(['http:', 'https:']);

export const text = (value: Maybe<string>): string | null => (value?.trim() ? value : null);
/** The values of a SKU as readable text, "Blue, S"; the API joins them by commas without spaces. */
export const variantText = (value: Maybe<string>): string | null =>
  text(value)
    ?.split(',')
    .map((part) => part.trim())
    .join(', ') ?? null;
/** A number that may be negative, such as points after a refund. */
export function numberOrZero(value: Maybe<number>): number {
  if (value !== null && value !== undefined && !Number.isFinite(value))
    throw new TypeError(`${JSON.stringify(value)} is not a number`);
  return value ?? 0;
}
/** A count; negative numbers, such as the stock of oversold goods, become 0. */
export const count = (value: Maybe<number>): number => Math.max(0, numberOrZero(value));
/** Like `count`, but null when the server does not send it. */
export const knownCount = (value: Maybe<number>): number | null =>
  value === null || value === undefined ? null : count(value);

/** Parses a mean rating, 1 to 5, from text or number; null without ratings. */
export function ratingFromWire(value: Maybe<string | number>): number | null {
  const rating = Number(value ?? Number.NaN);
  return rating > 0 && rating <= 5 ? rating : null;
}

/** Checks the id of a row; without one the row cannot be linked to, ordered or changed. */
export function rowId(value: number): number {
  if (!Number.isInteger(value)) throw new TypeError(`${JSON.stringify(value)} is not an id`);
  return value;
}

/** Checks a name, which is always shown. */
export function label(value: string): string {
  if (typeof value !== 'string') throw new TypeError(`${JSON.stringify(value)} is not a name`);
  return value;
}

/** Checks a list; empty when the field is absent or null. */
export function rows<T>(value: Maybe<readonly T[]>): readonly T[] {
  if (value !== null && value !== undefined && !Array.isArray(value))
    throw new TypeError(`${JSON.stringify(value)} is not a list`);
  return value ?? [];
}

/** Absolute http(s) URL of a picture, or null; other schemes are removed. */
export function imageUrl(value: Maybe<string>, context: WireContext): string | null {
  const path = value?.trim();
  if (!path || !URL.canParse(path, context.imageBaseUrl)) return null;
  const url = new URL(path, context.imageBaseUrl);
  return safeProtocols.has(url.protocol) ? url.href : null;
}

/** Returns a safe address for a link: a path or http(s). Null for anything else, such as a script. */
export function linkUrl(value: Maybe<string>): string | null {
  const address = value?.trim();
  const base = 'https://shop.invalid';
  if (!address || !URL.canParse(address, base)) return null;
  return safeProtocols.has(new URL(address, base).protocol) ? address : null;
}

export const blurUri = (value: Maybe<string>): string | null =>
  value?.startsWith('data:image/') ? value : null;

export function picture(value: Maybe<string>, blur: Maybe<string>, context: WireContext): Picture | null {
  const url = imageUrl(value, context);
  return url === null ? null : { url, blur: blurUri(blur) };
}

/** Parses JSON in a string; undefined when it is absent or invalid. */
export function jsonValue(value: Maybe<string>): unknown {
  if (!value) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export function jsonStrings(value: Maybe<string>): string[] {
  const parsed = jsonValue(value);
  return Array.isArray(parsed) ? parsed.filter((item): item is string => typeof item === 'string') : [];
}

/** Parses a list that is comma-separated or a JSON array (both occur in the same fields). */
export function csvStrings(value: Maybe<string>): string[] {
  if (value?.trim().startsWith('[')) return jsonStrings(value);
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export const imageUrls = (values: readonly string[], context: WireContext): string[] =>
  values.map((value) => imageUrl(value, context)).filter((url) => url !== null);

export const pageFromWire = <Wire, Row>(
  { list, total }: WirePage<Wire>,
  map: (row: Wire) => Row,
): Page<Row> => ({ items: rows(list).map(map), total: count(total) });

/** Maps the rows that can be read: one product without a price must not hide the others. */
export const readableRows = <Wire, Row>(list: Maybe<readonly Wire[]>, map: (row: Wire) => Row): Row[] =>
  rows(list).flatMap((row) => {
    try {
      return [map(row)];
    } catch {
      return [];
    }
  });

/**
 * Like `readableRows`, for a list that is the whole answer.
 * @throws the error of the first row when no row can be read: that is another contract, not an empty list
 */
export function readableList<Wire, Row>(list: Maybe<readonly Wire[]>, map: (row: Wire) => Row): Row[] {
  const readable = readableRows(list, map);
  return readable.length > 0 ? readable : rows(list).map(map);
}

export const readablePage = <Wire, Row>(
  { list, total }: WirePage<Wire>,
  map: (row: Wire) => Row,
): Page<Row> => ({ items: readableList(list, map), total: count(total) });

type Inverse<Table extends Readonly<Record<string, PropertyKey>>> = {
  [Name in keyof Table as Table[Name]]: Name;
};

/** Inverts a table of API values: the name of each value. */
export const invert = <const Table extends Readonly<Record<string, PropertyKey>>>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [value, name])) as Inverse<Table>;

/** Looks up the name of an API value; `fallback` for values that this version does not know. */
export const named = <Name extends string>(
  table: Readonly<Record<string | number, Name>>,
  key: Maybe<string | number>,
  fallback: Name,
): Name =>
  key !== null && key !== undefined && Object.hasOwn(table, key) ? (table[key] ?? fallback) : fallback;

/** Whether a text has the form of a country code, ISO 3166-1 alpha-2. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);
