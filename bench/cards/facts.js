import { formatPercent, formatPrice, formatRating, formatSales } from '@marketfront/i18n/format';

/** The texts of every card, formatted in the same way: the libraries are compared, not `Intl`. */
export const facts = ({ price, was, rating, ratingCount, sold }) => ({
  price: formatPrice('en', price),
  was: was && formatPrice('en', was),
  off: was && `-${formatPercent('en', 1 - price / was)}`,
  rating: formatRating('en', rating),
  count: ` (${formatSales(ratingCount)})`,
  sold: `${formatSales(sold)} sold`,
});

export const star = 'm12 2.6 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z';
