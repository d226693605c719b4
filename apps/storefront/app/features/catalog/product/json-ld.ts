import type { Product, ReviewSummary } from '@marketfront/api-client';

/** schema.org Product with offers, for search engines. Safe inside a script element: no `<` remains. */
export function productJsonLd(
  product: Product,
  summary: ReviewSummary | null,
  { name: seller, currency: priceCurrency }: { name: string; currency: string },
): string {
  const offers = product.skus.map(({ id, price, stock, label }) => ({
    '@type': 'Offer',
    sku: String(id),
    name: label,
    price,
    priceCurrency,
    availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@type': 'Organization', name: product.store?.name ?? seller },
  }));
  const rated = summary !== null && summary.stars !== null && summary.total > 0;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.intro ?? undefined,
    image: product.gallery.map(({ url }) => url),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency,
      lowPrice: product.price,
      offerCount: offers.length,
      offers,
    },
    aggregateRating: rated
      ? { '@type': 'AggregateRating', ratingValue: summary.stars, reviewCount: summary.total }
      : undefined,
  }).replaceAll('<', '\\u003c');
}
