'use client';
import { clsx } from 'clsx';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { Button } from '../button/button.tsx';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './bulk-action-bar.css.ts';

export interface BulkActionBarProps extends ComponentPropsWithoutRef<'div'> {
  /** Names the actions, for example "Selected orders". */
  label: string;
  /** How many rows are selected; the bar is not seen while there is none. */
  count: number;
  /** How many rows there are, also on other pages; with `onSelectAll` and more than are selected, all can be. */
  total?: number | undefined;
  /** Called to select all rows. */
  onSelectAll?: (() => void) | undefined;
  /** Called to select none; without it there is no button for that. */
  onClear?: (() => void) | undefined;
}

/**
 * What can be done with the selected rows of a table or a list, at the lower edge of the window. Place it after them and
 * leave it there: it tells screen readers how many are selected. Its children are the actions.
 */
export const BulkActionBar = forwardRef<HTMLDivElement, BulkActionBarProps>(function BulkActionBar(
  { label, count, total = 0, onSelectAll, onClear, className, children, ...rest },
  ref,
) {
  const t = useMessages();
  const own = useRef<HTMLDivElement>(null);
  const isOpen = count > 0;
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={-1}
      {...rest}
      ref={useMergedRef(ref, own)}
      className={clsx(isOpen ? css.bar : visuallyHidden, className)}
    >
      <output data-part="count" className={css.count}>
        {isOpen && t('bulk.selected', { count })}
      </output>
      {isOpen && onSelectAll && total > count && (
        <Button size="sm" tone="quiet" data-part="all" onClick={onSelectAll}>
          {t('bulk.all', { total })}
        </Button>
      )}
      {isOpen && onClear && (
        <Button
          size="sm"
          tone="quiet"
          data-part="clear"
          onClick={() => {
            onClear();
            // The button leaves with the bar; the place in the page stays.
            own.current?.focus({ preventScroll: true });
          }}
        >
          {t('bulk.clear')}
        </Button>
      )}
      {isOpen && (
        <div data-part="actions" className={css.actions}>
          {children}
        </div>
      )}
    </div>
  );
});
