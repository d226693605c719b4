'use client';
import type { RefObject } from 'react';
import * as Popover from '../popover/parts.tsx';
import { TriggerBridge } from '../state/trigger-bridge.tsx';
import { useMediaQuery } from '../state/use-media-query.ts';
import { CalendarDays, type CalendarDaysProps } from './calendar-days.tsx';
import * as css from './calendar-content.css.ts';

export interface CalendarContentProps
  extends Pick<CalendarDaysProps, 'value' | 'onChoose' | 'min' | 'max' | 'isDisabled'> {
  id: string;
  labelledBy: string;
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
}

const wide = '(min-width: 48rem)';

/** The floating calendar, which is loaded at the first sign of use. */
export function CalendarContent({
  id,
  labelledBy,
  trigger,
  open,
  onOpenChange,
  ...days
}: CalendarContentProps) {
  const isWide = useMediaQuery(wide);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <TriggerBridge target={trigger} />
      </Popover.Trigger>
      <Popover.Content
        id={id}
        aria-labelledby={labelledBy}
        align="end"
        // The calendar focuses the chosen day or today.
        onOpenAutoFocus={(event) => event.preventDefault()}
        className={css.panel}
      >
        <CalendarDays {...days} takesFocus months={typeof days.value !== 'string' && isWide ? 2 : 1} />
      </Popover.Content>
    </Popover.Root>
  );
}
