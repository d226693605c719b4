import { limits } from '@marketfront/api-client';

/** One line of a visitor's cart, kept in a cookie until sign-in. */
export interface VisitorLine {
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
}

export interface VisitorCart {
  readonly lines: readonly VisitorLine[];
  /** Identifies this state of the cart: the key of the change that led to it. */
  readonly key: string | undefined;
}

/** The limit that keeps the lines within a cookie of 4 kB. */
export const maxVisitorLines = 50;

const keyPattern = /^[\w-]{8,100}$/;
const linePattern = /^(\d{1,10})\.(\d{1,10})\.(\d{1,2})$/;

export function readVisitorCart(text = ''): VisitorCart {
  const parts = text.split('~').slice(0, maxVisitorLines + 1);
  const lines: VisitorLine[] = [];
  for (const part of parts) {
    const match = linePattern.exec(part);
    if (!match || Number(match[3]) < 1) continue;
    lines.push({ productId: Number(match[1]), skuId: Number(match[2]), quantity: Number(match[3]) });
  }
  return { lines, key: parts.find((part) => keyPattern.test(part)) };
}

export const piecesIn = (lines: readonly VisitorLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export function writeVisitorCart(lines: readonly VisitorLine[], key: string = crypto.randomUUID()): string {
  if (lines.length === 0) return '';
  const parts = lines.map(({ productId, skuId, quantity }) => `${productId}.${skuId}.${quantity}`);
  return [key, ...parts].join('~');
}

const clamp = (quantity: number) => Math.min(limits.cartQuantity.max, Math.max(1, quantity));

/** Adds to the line of the same SKU, or puts a new line on top; `undefined` if there is no room for a new line. */
export function addLine(lines: readonly VisitorLine[], added: VisitorLine): VisitorLine[] | undefined {
  const known = lines.find(({ skuId }) => skuId === added.skuId);
  if (!known)
    return lines.length < maxVisitorLines
      ? [{ ...added, quantity: clamp(added.quantity) }, ...lines]
      : undefined;
  return setQuantity(lines, added.skuId, known.quantity + added.quantity);
}

export function setQuantity(lines: readonly VisitorLine[], skuId: number, quantity: number): VisitorLine[] {
  return lines.map((line) => (line.skuId === skuId ? { ...line, quantity: clamp(quantity) } : line));
}

export function removeLines(lines: readonly VisitorLine[], skuIds: readonly number[]): VisitorLine[] {
  return lines.filter(({ skuId }) => !skuIds.includes(skuId));
}
