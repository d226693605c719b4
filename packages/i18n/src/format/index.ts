export { formatDate, dateStyles, type DateStyle } from './date.ts';
export { intlTag } from './intl.ts';
export { formatNumber, formatPercent, formatRating } from './number.ts';
export { formatPrice } from './price.ts';
export { formatSales, salesSteps } from './sales.ts';
