import type { SearchGroup } from './search-panel.tsx';

/** A cell of the suggestions: column 0 is the entry, column 1 its remove button. */
export interface ActiveCell {
  row: number;
  column: number;
}

export const cellId = (panel: string, { row, column }: ActiveCell) => `${panel}-${row}-${column}`;

/**
 * The cell that a key moves to from the active one; `null` means back to the field, `undefined` that the field handles
 * the key. The keys of a combobox with a grid: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function cellAfter(
  key: string,
  active: ActiveCell | undefined,
  groups: readonly SearchGroup[],
  rightToLeft: boolean,
): ActiveCell | null | undefined {
  const rows = groups.flatMap(({ items }) => items);
  const last = rows.length - 1;
  if (last < 0) return undefined;
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const at = (row: number): ActiveCell | null => (row < 0 || row > last ? null : { row, column: 0 });
  if (key === 'ArrowDown') return at(active ? active.row + 1 : 0);
  if (key === 'ArrowUp') return at(active ? active.row - 1 : last);
  if (!active) return undefined;
  if (key === forward && active.column === 0 && rows[active.row]?.onRemove) return { ...active, column: 1 };
  if (key === back && active.column === 1) return { ...active, column: 0 };
  return undefined;
}
