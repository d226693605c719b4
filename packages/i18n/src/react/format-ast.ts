import type {
  DateElement,
  MessageFormatElement,
  NumberElement,
  PluralElement,
  TimeElement,
} from '@formatjs/icu-messageformat-parser';
import { cached } from '../format/intl.ts';
import { dateStyles, numberStyles, timeStyles } from '../message-styles.ts';

/** The numbers of `TYPE` in @formatjs/icu-messageformat-parser: importing them would load the parser. */
const type = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
  tag: 8,
} as const;

type Values = Readonly<Record<string, unknown>>;
/** A text, or a tag or value of a rich message. */
type Part = unknown;
/** Values that `Intl.NumberFormat` formats exactly: text is a decimal number of any length. */
type Numeric = number | bigint | string;

/** The locale and time zone for formatting a message. */
export interface FormatPlace {
  /** A BCP 47 tag that `Intl` supports. */
  readonly tag: string;
  /** The IANA name of the time zone of dates: never that of the machine, so that server and browser agree. */
  readonly timeZone: string;
}

const pluralRules = cached((key) => {
  const [tag = '', kind] = key.split('|');
  return new Intl.PluralRules(tag, { type: kind as Intl.PluralRuleType });
});
const numbers = cached((key) => {
  const [tag = '', options = '{}'] = key.split('|');
  return new Intl.NumberFormat(tag, JSON.parse(options) as Intl.NumberFormatOptions);
});
const dates = cached((key) => {
  const [tag = '', options = '{}'] = key.split('|');
  return new Intl.DateTimeFormat(tag, JSON.parse(options) as Intl.DateTimeFormatOptions);
});

const decimal = /^[+-]?\d+(?:\.\d+)?$/;

/** Text of digits stays text: as a number it would lose the digits after the fifteenth. */
function numericOf(value: unknown): Numeric {
  if (typeof value === 'bigint') return value;
  return typeof value === 'string' && decimal.test(value) ? value : Number(value);
}

/** Moves the decimal point to the right by a number of places, without floating-point arithmetic. */
function movePoint(value: string, places: number): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const digits = whole.padStart(1 - places, '0') + fraction.padEnd(places, '0');
  const point = digits.length - Math.max(fraction.length, places) + places;
  return `${sign}${digits.slice(0, point) || '0'}.${digits.slice(point) || '0'}`;
}

function scaled(value: Numeric, scale: number): Numeric {
  if (scale === 1) return value;
  if (typeof value === 'number') return value * scale;
  const places = Math.log10(scale);
  return Number.isInteger(places) ? movePoint(String(value), places) : Number(value) * scale;
}

const formatNumber = (tag: string, value: Numeric, options: object = {}) =>
  // Text of digits is exact (ECMA-402, 16.3.3); the types allow only numbers.
  numbers(`${tag}|${JSON.stringify(options)}`).format(value as number);

function formatNumberElement(tag: string, { style }: NumberElement, value: Numeric): string {
  const options = typeof style === 'string' ? numberStyles.get(style) : style?.parsedOptions;
  const { scale = 1, ...rest } = (options ?? {}) as { scale?: number };
  return formatNumber(tag, scaled(value, scale), rest);
}

type StyleOf = (DateElement | TimeElement)['style'];

function formatDateElement({ tag, timeZone }: FormatPlace, isTime: boolean, style: StyleOf, value: unknown) {
  const styles = isTime ? timeStyles : dateStyles;
  const options =
    (typeof style === 'object' && style !== null ? style.parsedOptions : styles.get(style ?? 'medium')) ??
    styles.get('medium');
  return dates(`${tag}|${JSON.stringify({ timeZone, ...options })}`).format(
    new Date(value as string | number | Date),
  );
}

/**
 * A number of the same plural category within the range in which numbers are exact: all CLDR rules depend at most on
 * the last six digits, and on whether there are more.
 */
function forRules(value: Numeric): number {
  const number = Number(value);
  if (Math.abs(number) <= Number.MAX_SAFE_INTEGER || !Number.isFinite(number)) return number;
  return Number(`1${String(value).split('.')[0]?.slice(-6)}`);
}

/** `=2` takes precedence over the plural form: https://unicode-org.github.io/icu/userguide/format_parse/messages/ */
function pluralOf(tag: string, { options, offset, pluralType = 'cardinal' }: PluralElement, value: Numeric) {
  const rest =
    offset === 0 ? value : typeof value === 'bigint' ? value - BigInt(offset) : Number(value) - offset;
  const option =
    own(options, `=${value}`) ??
    own(options, pluralRules(`${tag}|${pluralType}`).select(forRules(rest))) ??
    own(options, 'other');
  return { option, rest };
}

/** Looks up only own properties: names of values and options may be `toString` or `constructor`. */
const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * Formats the AST of a compiled message like `intl-messageformat`, in a fifth of the bytes. It never throws: a missing
 * value is shown as `{name}`, null as nothing, and a value that cannot be formatted, such as an invalid date, as its
 * text.
 * @param ast - The result of `compileMessage`.
 * @param place - The language and time zone.
 * @param values - The values by name; those of tags are functions of their children.
 * @param pound - The value of `#` in the forms of a plural.
 * @returns the parts in order; adjacent texts are merged
 */
export function formatAst(
  ast: readonly MessageFormatElement[],
  place: FormatPlace,
  values: Values = {},
  pound?: Numeric,
): Part[] {
  const parts: Part[] = [];
  const add = (part: Part) => {
    const last = parts.length - 1;
    if (typeof part === 'string' && typeof parts[last] === 'string') parts[last] += part;
    else parts.push(part);
  };
  for (const element of ast) {
    if (element.type === type.literal) add(element.value);
    else if (element.type === type.pound) add(pound === undefined ? '#' : formatNumber(place.tag, pound));
    else for (const part of partsOf(element, place, values, pound)) add(part);
  }
  return parts;
}

type Valued = Exclude<MessageFormatElement, { type: 0 | 7 }>;

function partsOf(
  element: Valued,
  place: FormatPlace,
  values: Values,
  pound: Numeric | undefined,
): readonly Part[] {
  const value = own(values, element.value);
  if (element.type === type.tag) {
    const children = formatAst(element.children, place, values, pound);
    return typeof value === 'function' ? [(value as (chunks: Part[]) => Part)(children)].flat() : children;
  }
  if (value === undefined) return [`{${element.value}}`];
  switch (element.type) {
    case type.select: {
      const option = own(element.options, String(value)) ?? own(element.options, 'other');
      return option ? formatAst(option.value, place, values, pound) : [];
    }
    case type.plural: {
      const { option, rest } = pluralOf(place.tag, element, numericOf(value));
      return option ? formatAst(option.value, place, values, rest) : [];
    }
    default:
      return value === null ? [] : [formatted(element, place, value)];
  }
}

function formatted(element: Exclude<Valued, { type: 5 | 6 | 8 }>, place: FormatPlace, value: unknown): Part {
  try {
    switch (element.type) {
      case type.number:
        return formatNumberElement(place.tag, element, numericOf(value));
      case type.date:
      case type.time:
        return formatDateElement(place, element.type === type.time, element.style, value);
      default:
        if (value instanceof Date) return formatDateElement(place, false, 'medium', value);
        return typeof value === 'object' || typeof value === 'function' ? value : String(value);
    }
  } catch {
    return String(value);
  }
}
