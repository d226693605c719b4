'use client';
import { clsx } from 'clsx';
import { useMessages } from '../../provider/use-message.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { IconFilter } from '../icon/icons.tsx';
import { Popover } from '../popover/popover.tsx';
import { useScriptOnly } from '../state/use-script-only.ts';
import * as css from './table.css.ts';

/** One value that a column can be filtered by. */
export interface TableFilterOption {
  /** The value that is reported when it is chosen. */
  value: string;
  /** The text of the option. */
  label: string;
}

interface ColumnFilterProps {
  /** The header of the column. */
  header: string;
  options: readonly TableFilterOption[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The button in a header that opens the values of its column. */
export function ColumnFilter({ header, options, chosen, onChange }: ColumnFilterProps) {
  const t = useMessages();
  const scriptOnly = useScriptOnly();
  const count = chosen.length;
  const name =
    count === 0 ? t('table.filter', { name: header }) : t('table.filterChosen', { name: header, count });
  return (
    <Popover
      trigger={
        <button
          type="button"
          aria-label={name}
          data-part="filter"
          data-active={count > 0 ? '' : undefined}
          className={clsx(css.filter, scriptOnly)}
        >
          <IconFilter size={16} />
        </button>
      }
      asChild
    >
      <div role="group" aria-label={name} className={css.filterOptions}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            {label}
          </Checkbox>
        ))}
        {count > 0 && (
          <Button size="sm" tone="quiet" onClick={() => onChange([])}>
            {t('table.clearFilter')}
          </Button>
        )}
      </div>
    </Popover>
  );
}
