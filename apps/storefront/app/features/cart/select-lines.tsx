import { Checkbox, useScriptOnly } from '@marketfront/ui';
import type { ReactNode } from 'react';
import type { useCartSelection } from '../../state/cart.ts';

interface SelectLinesProps {
  /** SKUs of the lines. */
  readonly ids: readonly number[];
  readonly selection: ReturnType<typeof useCartSelection>;
  readonly hideLabel?: boolean;
  readonly children: ReactNode;
}

/** Selects or clears several lines at once. Without script, the checkboxes of the lines define the selection. */
export function SelectLines({ ids, selection, hideLabel, children }: SelectLinesProps) {
  const picked = ids.filter((id) => selection.has(id)).length;
  return (
    <Checkbox
      className={useScriptOnly()}
      checked={picked === ids.length}
      indeterminate={picked > 0 && picked < ids.length}
      onChange={(event) => selection.set(ids, event.currentTarget.checked)}
      hideLabel={hideLabel}
    >
      {children}
    </Checkbox>
  );
}
