import { randomBytes, randomInt } from 'node:crypto';

/** PT is a master order, SH a store order, RE a refund: prefix, 3 digits, milliseconds, 5 digits. */
export function newOrderNumber(kind: 'PT' | 'SH' | 'RE', now: Date): string {
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
  return `${kind}${digits(3)}${now.getTime()}${digits(5)}`;
}

export const newPreOrderNumber = () => randomBytes(16).toString('hex');
