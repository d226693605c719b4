'use client';
import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { IconCalendar } from '../icon/icons.tsx';
import { useScriptOnly } from '../state/use-script-only.ts';
import { useOnDemand } from '../state/use-on-demand.ts';
import type { CalendarContentProps } from './calendar-content.tsx';
import * as css from './date-picker.css.ts';

interface WithCalendarProps extends Pick<CalendarContentProps, 'value' | 'min' | 'max' | 'isDisabled'> {
  /** The id of the label of the field. */
  labelId: string;
  disabled: boolean;
  /** Returns whether the choice is complete. */
  onChoose: (day: string) => boolean;
  /** Renders the field. `button` opens the calendar; `keys` handles keys of the input: Alt and arrow down open it. */
  children: (button: ReactNode, keys: (event: KeyboardEvent) => void) => ReactNode;
}

const load = () => import('./calendar-content.tsx');

/** A date field with its calendar, which is outside the frame: the frame shows the focus and state of its content. */
export function WithCalendar({ labelId, disabled, onChoose, children, ...calendar }: WithCalendarProps) {
  const id = useId();
  const label = useMessage('datePicker.choose');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [content, preload] = useOnDemand(load, open);
  const scriptOnly = useScriptOnly();
  const keys = (event: KeyboardEvent) => {
    if (disabled || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  const openButton = (
    <button
      ref={button}
      type="button"
      id={id}
      data-part="open"
      aria-label={label}
      aria-describedby={labelId}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open && content ? `${id}-calendar` : undefined}
      // Not `disabled`, so that the focus is not lost when the field becomes disabled.
      aria-disabled={disabled || undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        if (!disabled) setOpen(!open);
      }}
      className={clsx(css.button, scriptOnly)}
    >
      <IconCalendar size={20} />
    </button>
  );
  return (
    <>
      {children(openButton, keys)}
      {content && (
        <content.CalendarContent
          {...calendar}
          id={`${id}-calendar`}
          labelledBy={id}
          trigger={button}
          open={open}
          onOpenChange={(change) => setOpen(change.open)}
          onChoose={(day) => {
            if (onChoose(day)) setOpen(false);
          }}
        />
      )}
    </>
  );
}
