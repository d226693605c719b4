'use client';
import { formatCalendar, type CalendarStyle } from '@marketfront/i18n/format';
import { useMemo, useState } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { IconChevronEnd, IconChevronStart } from '../icon/icons.tsx';
import * as css from './calendar-content.css.ts';
import { dateFromIso, isoFromDate, weekStart, type DateRange, type IsoDate } from './iso-date.ts';
import { weekdayStyle } from './weekday-style.ts';

export interface CalendarDaysProps {
  /** A day, or a range whose end may still be missing. */
  value: IsoDate | DateRange;
  onChoose: (day: IsoDate) => void;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  isDisabled: ((day: IsoDate) => boolean) | undefined;
  /** Focuses the chosen day or today. */
  takesFocus?: boolean | undefined;
  /** The number of months beside each other. */
  months?: number | undefined;
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

/** The months of a calendar, in the language and the digits of the page. */
export function CalendarDays({
  value,
  onChoose,
  min,
  max,
  isDisabled,
  takesFocus = false,
  months = 1,
}: CalendarDaysProps) {
  const t = useMessages();
  const { locale, tag, dir } = useLocale();
  const isRange = typeof value !== 'string';
  const texts = useMemo(() => {
    const inStyle = (style: CalendarStyle) => (date: Date) =>
      formatCalendar(locale, isoFromDate(date), style);
    return {
      formatters: {
        formatCaption: inStyle('month'),
        formatDay: inStyle('day'),
        formatWeekdayName: inStyle(weekdayStyle(locale)),
      },
      labels: {
        labelGrid: inStyle('month'),
        labelWeekday: inStyle('weekday'),
        labelDayButton: inStyle('full'),
      },
    };
  }, [locale]);
  const from = dateFromIso(isRange ? value.from : value);
  const to = isRange ? dateFromIso(value.to) : undefined;
  const earliest = dateFromIso(min);
  const latest = dateFromIso(max);
  const [month, setMonth] = useState(() => from ?? earliest ?? new Date());
  // Another day was chosen elsewhere: its month is shown.
  const [followed, setFollowed] = useState(from?.getTime());
  if (from?.getTime() !== followed) {
    setFollowed(from?.getTime());
    const away = from
      ? (from.getFullYear() - month.getFullYear()) * 12 + from.getMonth() - month.getMonth()
      : 0;
    if (from && (away < 0 || away >= months)) setMonth(from);
  }
  const shared: DayPickerProps = {
    dir,
    autoFocus: takesFocus,
    classNames,
    components,
    formatters: texts.formatters,
    labels: {
      ...texts.labels,
      labelNext: () => t('datePicker.next'),
      labelPrevious: () => t('datePicker.previous'),
      labelNav: () => '',
    },
    numberOfMonths: months,
    weekStartsOn: weekStart(tag),
    month,
    onMonthChange: setMonth,
    ...(earliest && { startMonth: earliest }),
    ...(latest && { endMonth: latest }),
    disabled: [
      ...(earliest ? [{ before: earliest }] : []),
      ...(latest ? [{ after: latest }] : []),
      (date: Date) => isDisabled?.(isoFromDate(date)) ?? false,
    ],
  };
  const choose = (_: unknown, date: Date) => onChoose(isoFromDate(date));
  return isRange ? (
    <DayPicker {...shared} mode="range" selected={from && { from, to: to ?? from }} onSelect={choose} />
  ) : (
    <DayPicker {...shared} mode="single" selected={from} onSelect={choose} />
  );
}
