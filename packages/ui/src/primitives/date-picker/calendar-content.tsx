'use client';
import { intlTag } from '@marketfront/i18n/format';
import { useMemo, type RefObject } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { IconChevronEnd, IconChevronStart } from '../icon/icons.tsx';
import * as Popover from '../popover/parts.tsx';
import { TriggerBridge } from '../state/trigger-bridge.tsx';
import { useMediaQuery } from '../state/use-media-query.ts';
import * as css from './calendar.css.ts';
import { dateFromIso, isoFromDate, weekStart, type DateRange, type IsoDate } from './iso-date.ts';
import { weekdayStyle } from './weekday-style.ts';

export interface CalendarContentProps {
  id: string;
  labelledBy: string;
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  /** A day, or a range whose end may still be missing. */
  value: IsoDate | DateRange;
  onChoose: (day: IsoDate) => void;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  isDisabled: ((day: IsoDate) => boolean) | undefined;
}

const classNames: NonNullable<DayPickerProps['classNames']> = {
  months: css.months,
  nav: css.nav,
  button_previous: css.navButton,
  button_next: css.navButton,
  month_caption: css.caption,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.dayButton,
  today: css.today,
  selected: css.selected,
  range_middle: css.between,
  disabled: css.disabled,
};

const components: NonNullable<DayPickerProps['components']> = {
  Chevron: ({ orientation }) => (orientation === 'left' ? <IconChevronStart /> : <IconChevronEnd />),
};

const wide = '(min-width: 48rem)';

/** The floating calendar, which is loaded on the first intent. */
export function CalendarContent({
  id,
  labelledBy,
  trigger,
  open,
  onOpenChange,
  value,
  onChoose,
  min,
  max,
  isDisabled,
}: CalendarContentProps) {
  const t = useMessages();
  const { locale, tag, dir } = useLocale();
  const isRange = typeof value !== 'string';
  const isWide = useMediaQuery(wide);
  const texts = useMemo(() => {
    const intl = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(intlTag(locale), options);
      return (date: Date) => format.format(date);
    };
    const month = intl({ month: 'long', year: 'numeric' });
    const weekday = intl({ weekday: 'long' });
    return {
      formatters: {
        formatCaption: month,
        formatWeekdayName: intl({ weekday: weekdayStyle(intlTag(locale)) }),
      },
      labels: { labelGrid: month, labelWeekday: weekday },
      day: intl({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    };
  }, [locale]);
  const from = dateFromIso(isRange ? value.from : value);
  const to = isRange ? dateFromIso(value.to) : undefined;
  const earliest = dateFromIso(min);
  const latest = dateFromIso(max);
  const month = from ?? earliest;
  const shared: DayPickerProps = {
    dir,
    autoFocus: true,
    classNames,
    components,
    formatters: texts.formatters,
    labels: {
      ...texts.labels,
      labelDayButton: texts.day,
      labelNext: () => t('datePicker.next'),
      labelPrevious: () => t('datePicker.previous'),
      labelNav: () => '',
    },
    weekStartsOn: weekStart(tag),
    ...(month && { defaultMonth: month }),
    ...(earliest && { startMonth: earliest }),
    ...(latest && { endMonth: latest }),
    disabled: [
      ...(earliest ? [{ before: earliest }] : []),
      ...(latest ? [{ after: latest }] : []),
      (date: Date) => isDisabled?.(isoFromDate(date)) ?? false,
    ],
  };
  const choose = (date: Date) => onChoose(isoFromDate(date));
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
        {isRange ? (
          <DayPicker
            {...shared}
            mode="range"
            numberOfMonths={isWide ? 2 : 1}
            selected={from && { from, to: to ?? from }}
            onSelect={(_, date) => choose(date)}
          />
        ) : (
          <DayPicker {...shared} mode="single" selected={from} onSelect={(_, date) => choose(date)} />
        )}
      </Popover.Content>
    </Popover.Root>
  );
}
