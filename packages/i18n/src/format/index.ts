export { formatCalendar, type CalendarStyle } from './calendar.ts';
export {
  type CurrencyDisplay,
  currencyDigits,
  currencyDisplays,
  defaultCurrency,
} from './currency.ts';
export { formatDate, dateStyles, type DateStyle } from './date.ts';
export { formatDigits } from './digits.ts';
export { formatDuration } from './duration.ts';
export { intlTag } from './intl.ts';
export { formatNumber, formatPercent, formatRating } from './number.ts';
export { currencySign, formatPrice, type PriceFormat } from './price.ts';
export { formatRelativeTime } from './relative-time.ts';
export { formatSales, salesSteps } from './sales.ts';
