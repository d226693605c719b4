'use client';
import { formatDigits } from '@marketfront/i18n/format';
import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { numeric } from '../text/text.css.ts';
import { useNow } from '../state/use-now.ts';

export interface CountdownProps extends Omit<ComponentPropsWithoutRef<'time'>, 'dateTime' | 'children'> {
  /** The end, in milliseconds since 1970. */
  until: number;
  /**
   * The server time of the response, in milliseconds since 1970: server and browser render the same text, even if the
   * browser's clock is wrong.
   */
  now: number;
  /** Called once, at the end. */
  onEnd?: (() => void) | undefined;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The remaining time as days and hours:minutes:seconds. Screen readers do not announce every second. */
export const Countdown = forwardRef<HTMLTimeElement, CountdownProps>(function Countdown(
  { until, now: serverNow, onEnd, className, ...rest },
  ref,
) {
  const t = useMessages();
  const { locale } = useLocale();
  const own = useNow(true);
  // The difference between this clock and the server's, set at the first tick.
  const [clockError, setClockError] = useState<number>();
  if (own !== undefined && clockError === undefined) setClockError(own - serverNow);
  const now = own === undefined ? serverNow : own - (clockError ?? own - serverNow);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const ended = left === 0;
  const done = useRef(onEnd);
  useEffect(() => {
    done.current = onEnd;
  });
  useEffect(() => {
    if (ended) done.current?.();
  }, [ended]);
  const days = Math.floor(left / 86_400);
  const clock = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60].map(two).join(':');
  return (
    <time
      ref={ref}
      role="timer"
      aria-live="off"
      {...rest}
      dateTime={`PT${left}S`}
      className={clsx(numeric, className)}
    >
      {days > 0 && `${t('countdown.days', { count: days })} `}
      {formatDigits(locale, clock)}
    </time>
  );
});
