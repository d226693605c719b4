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
  /** The number of selected rows; the bar is hidden at 0. */
  count: number;
  /** The number of all rows, also on other pages; if it exceeds `count`, `onSelectAll` adds a button to select all. */
  total?: number | undefined;
  /** Called to select all rows. */
  onSelectAll?: (() => void) | undefined;
  /** Called to clear the selection; without it there is no button for that. */
  onClear?: (() => void) | undefined;
}

/**
 * The actions for the selected rows of a table or a list, at the lower edge of the window. Place it after the rows and
 * keep it mounted: it announces the number of selected rows to screen readers. Its children are the actions.
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
            // The button disappears with the bar; the position in the page stays.
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
