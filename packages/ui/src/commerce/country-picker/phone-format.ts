import { digitsOf, isPlainNumber } from './phone-digits.ts';

export { formats } from './generated/phone-formats.ts';

/** National prefix, then how numbers are grouped: pattern, format, and what they begin with, by ever more digits. */
export type PhoneFormats = readonly [
  prefix: string,
  rules: readonly (readonly [pattern: string, format: string, begins: readonly string[]])[],
];

const sizesOf = (pattern: string): readonly number[] =>
  [...pattern.matchAll(/\(\\d(?:\{(?:\d+,)?(\d+)\})?\)/g)].map(([, size]) => Number(size ?? 1));

/** A format filled as far as the digits reach; what separates comes with the digit after it. */
function fill(pattern: string, format: string, digits: string): string {
  const sizes = sizesOf(pattern);
  let at = 0;
  let text = '';
  for (const [, before = '', group = ''] of format.matchAll(/([^$]*)\$(\d)/g)) {
    if (at >= digits.length) break;
    const size = sizes[Number(group) - 1] ?? 0;
    text += before + digits.slice(at, at + size);
    at += size;
  }
  return text;
}

function grouped(rules: PhoneFormats[1], digits: string): string | undefined {
  const possible = rules.filter(([, , begins]) => {
    const begin = begins[Math.max(0, Math.min(begins.length - 1, digits.length - 3))];
    return begin === undefined || new RegExp(`^(?:${begin})`).test(digits);
  });
  for (const [pattern, format] of possible) {
    const whole = new RegExp(`^${pattern}$`);
    if (whole.test(digits)) return digits.replace(whole, format);
  }
  const rule = possible.find(([pattern]) => sizesOf(pattern).reduce((a, b) => a + b, 0) >= digits.length);
  return rule && fill(rule[0], rule[1], digits);
}

/** A national number as its country writes it, as far as it is typed; with or without the national prefix. */
export function formatPhone(formats: PhoneFormats | undefined, text: string): string {
  if (!formats || !isPlainNumber(text)) return text;
  const digits = digitsOf(text);
  const [prefix, rules] = formats;
  if (prefix !== '' && digits.startsWith(prefix)) {
    const rest = digits.slice(prefix.length);
    const tail = rest === '' ? '' : grouped(rules, rest);
    const space = prefix === '0' || rest === '' ? '' : ' ';
    if (tail !== undefined) return prefix + space + tail;
  }
  return grouped(rules, digits) ?? digits;
}

export interface Edit {
  text: string;
  /** Where the caret stands in it. */
  caret: number;
  /** As the browser names the edit. */
  inputType?: string | undefined;
  /** Digits before the edit. */
  before: string;
}

/** The text after an edit, formatted, and where the caret belongs: after the same digit as before. */
export function formatEdit(formats: PhoneFormats | undefined, { text, caret, inputType, before }: Edit) {
  if (!formats || !isPlainNumber(text)) return { text, caret };
  let digits = digitsOf(text);
  let behind = digitsOf(text.slice(0, caret)).length;
  // Who deletes a separator means the digit beside it.
  if (digits === before && inputType === 'deleteContentBackward' && behind > 0) {
    digits = digits.slice(0, behind - 1) + digits.slice(behind);
    behind -= 1;
  } else if (digits === before && inputType === 'deleteContentForward') {
    digits = digits.slice(0, behind) + digits.slice(behind + 1);
  }
  const next = formatPhone(formats, digits);
  let place = 0;
  for (let seen = 0; place < next.length && seen < behind; place += 1)
    if (/\d/.test(next[place] ?? '')) seen += 1;
  return { text: next, caret: behind === digits.length ? next.length : place };
}
