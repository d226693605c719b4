import { isNumber, listOf } from '../../browser/index.ts';
import { draftInTab } from '../../drafts/index.ts';

interface LineQuantity {
  readonly line: number;
  readonly quantity: number;
}

const isLineQuantity = (value: unknown): value is LineQuantity => {
  const { line, quantity } = (value ?? {}) as Partial<LineQuantity>;
  return isNumber(line) && isNumber(quantity);
};

const draft = draftInTab('cartQuantities', listOf(isLineQuantity));

/** Stores the quantities of changes that the cart does not show yet. The last quantity of a line counts. */
export function keepQuantities(changes: readonly Partial<LineQuantity>[]): void {
  const last = new Map<number, LineQuantity>();
  for (const { line, quantity } of changes)
    if (line !== undefined && quantity !== undefined) last.set(line, { line, quantity });
  if (last.size > 0) draft.keep([...last.values()]);
  else draft.forget();
}

export const readQuantities = (): readonly LineQuantity[] => draft.read() ?? [];
