import type { BusinessHours } from '@marketfront/api-client';
import { formatDate, intlTag } from '@marketfront/i18n/format';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useRoot } from '../../navigation/index.ts';
import { dayRuns, openingTimes } from './opening-hours.ts';

const never = () => () => undefined;
const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The shopper's time zone. Pages for everybody do not contain it, so the browser uses its own. */
function useShopperZone(): string {
  const { timeZone } = useRoot();
  return useSyncExternalStore(never, browserZone, () => timeZone);
}

/** The opening hours of the store, in the shopper's time zone. */
export function OpeningLine({ hours, now }: { hours: BusinessHours; now: number }) {
  const t = useMessages('stores');
  const { locale } = useRoot();
  const timeZone = useShopperZone();
  const { weekdays, opens, closes } = openingTimes(hours, timeZone, now);
  const names = t('stores.weekdays').split(',');
  const name = (weekday: number) => names[weekday] ?? '';
  const days =
    weekdays.length === 7
      ? t('stores.everyDay')
      : dayRuns(weekdays)
          .map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`))
          .join(', ');
  const time = (instant: string) => formatDate(locale, instant, { style: 'time', timeZone });
  const zone = new Intl.DateTimeFormat(intlTag(locale), { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(opens))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return t('stores.open', { days, from: time(opens), to: time(closes), zone: zone ?? timeZone });
}
