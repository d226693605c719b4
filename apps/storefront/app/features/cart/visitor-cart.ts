import { limits } from '@marketfront/api-client';

/** One line of a visitor's cart, kept in a cookie until sign-in. */
export interface VisitorLine {
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/** All of these lines fit into a cookie of 4 kB. */
export const maxVisitorLines = 50;

export function readVisitorCart(text: string | undefined): VisitorLine[] {
  const lines: VisitorLine[] = [];
  for (const part of (text ?? '').split('~').slice(0, maxVisitorLines)) {
    const match = /^(\d{1,10})\.(\d{1,10})\.(\d{1,2})$/.exec(part);
    if (!match || Number(match[3]) < 1) continue;
    lines.push({ productId: Number(match[1]), skuId: Number(match[2]), quantity: Number(match[3]) });
  }
  return lines;
}

export function writeVisitorCart(lines: readonly VisitorLine[]): string {
  return lines.map(({ productId, skuId, quantity }) => `${productId}.${skuId}.${quantity}`).join('~');
}

const clamp = (quantity: number) => Math.min(limits.cartQuantity.max, Math.max(1, quantity));

/** Adds to the line of the same SKU, or puts a new line on top. */
export function addLine(lines: readonly VisitorLine[], added: VisitorLine): VisitorLine[] {
  const known = lines.find(({ skuId }) => skuId === added.skuId);
  if (!known) return [{ ...added, quantity: clamp(added.quantity) }, ...lines].slice(0, maxVisitorLines);
  return setQuantity(lines, added.skuId, known.quantity + added.quantity);
}

export function setQuantity(lines: readonly VisitorLine[], skuId: number, quantity: number): VisitorLine[] {
  return lines.map((line) => (line.skuId === skuId ? { ...line, quantity: clamp(quantity) } : line));
}

export function removeLines(lines: readonly VisitorLine[], skuIds: readonly number[]): VisitorLine[] {
  return lines.filter(({ skuId }) => !skuIds.includes(skuId));
}
