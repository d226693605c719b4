import type { CartChange } from '../../state/cart.ts';
import { keepInTab, keptInTab } from '../../state/kept-in-tab.ts';
import { isNumber, listOf } from '../../state/stored.ts';

interface KeptQuantity {
  readonly line: number;
  readonly quantity: number;
}

const isKept = (value: unknown): value is KeptQuantity =>
  typeof value === 'object' &&
  value !== null &&
  'line' in value &&
  'quantity' in value &&
  isNumber(value.line) &&
  isNumber(value.quantity);

const isKeptList = listOf(isKept);

const key = 'cartQuantities';

/** Keeps the quantities among changes that the cart does not show yet, for this tab. The last one of a line counts. */
export function keepQuantities(changes: readonly CartChange[]): void {
  const last = new Map<number, KeptQuantity>();
  for (const { line, quantity } of changes)
    if (line !== undefined && quantity !== undefined) last.set(line, { line, quantity });
  keepInTab(key, [...last.values()]);
}

export const keptQuantities = (): readonly KeptQuantity[] => keptInTab(key, isKeptList) ?? [];
