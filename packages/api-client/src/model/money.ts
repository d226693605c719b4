/** A decimal string such as "12.50", never a float. Totals come from the server; the functions only compare and add. */
export type Money = string;

// BigDecimal may print an exponent ("0E-8"); some back ends send numbers instead of strings.
const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

interface Scaled {
  units: bigint;
  scale: number;
}

function parse(value: string | number): Scaled | undefined {
  const match = decimal.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, -scale));
  return { units: sign === '-' ? -digits : digits, scale: Math.max(0, scale) };
}

function parsed(value: Money): Scaled {
  const result = parse(value);
  if (result === undefined) {
    throw new Error(`api-client: "${value}" is not a decimal amount. Pass a string such as "12.50".`);
  }
  return result;
}

const rescale = ({ units, scale }: Scaled, to: number) => units * 10n ** BigInt(to - scale);

function format(units: bigint, scale: number): Money {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`;
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}

function combine(a: Money, b: Money, sign: 1n | -1n): Money {
  const left = parsed(a);
  const right = parsed(b);
  const scale = Math.max(2, left.scale, right.scale);
  return format(rescale(left, scale) + sign * rescale(right, scale), scale);
}

/**
 * Parses an amount that may be absent, with at least two decimals (more when the API sends more).
 * @returns `null` when the amount is absent
 * @throws Error when it cannot be read: a wrong price must not look like a correct one
 */
export function moneyFromWire(value: string | number | null | undefined): Money | null {
  if (value === null || value === undefined || value === '') return null;
  let { units, scale } = parsed(String(value));
  while (scale > 2 && units % 10n === 0n) [units, scale] = [units / 10n, scale - 1];
  return format(rescale({ units, scale }, Math.max(2, scale)), Math.max(2, scale));
}

/**
 * Parses a required amount: a price, a total, a balance.
 * @throws Error when it is absent or cannot be read
 */
export function amountFromWire(value: string | number | null | undefined): Money {
  const amount = moneyFromWire(value);
  if (amount === null) throw new Error('api-client: an amount is missing from the answer.');
  return amount;
}

/**
 * Parses a part of a total that is zero when it is absent: freight, a discount.
 * @throws Error when it is present and cannot be read
 */
export const amountOrZeroFromWire = (value: string | number | null | undefined): Money =>
  moneyFromWire(value) ?? '0.00';

export const isMoney = (value: string): boolean => parse(value) !== undefined;
export const addMoney = (a: Money, b: Money): Money => combine(a, b, 1n);
export const subtractMoney = (a: Money, b: Money): Money => combine(a, b, -1n);
export const isZeroMoney = (value: Money): boolean => parsed(value).units === 0n;

export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  const left = parsed(a);
  const right = parsed(b);
  const scale = Math.max(left.scale, right.scale);
  const difference = rescale(left, scale) - rescale(right, scale);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function multiplyMoney(value: Money, quantity: number): Money {
  const { units, scale } = parsed(value);
  const to = Math.max(2, scale);
  return format(rescale({ units, scale }, to) * BigInt(quantity), to);
}

/** Converts to integer minor units (cents). @throws Error when a digit would be lost */
export function toMinor(value: Money, digits = 2): bigint {
  const { units, scale } = parsed(value);
  if (scale <= digits) return rescale({ units, scale }, digits);
  const divisor = 10n ** BigInt(scale - digits);
  if (units % divisor !== 0n) {
    throw new Error(`api-client: ${value} has more than ${digits} decimals, so it has no whole minor units.`);
  }
  return units / divisor;
}

export const fromMinor = (minor: bigint | number, digits = 2): Money => format(BigInt(minor), digits);
