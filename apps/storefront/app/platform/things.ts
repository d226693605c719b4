import type { Product, ProductCard, ReviewSummary, Sku } from '@marketfront/api-client';
import { localeOf, withLocalePrefix } from '@marketfront/i18n';
import type {
  AggregateRating,
  BreadcrumbList,
  ItemList,
  Offer,
  Organization,
  ProductGroup,
  SearchAction,
  Store,
  WebSite,
} from 'schema-dts';
import { paths } from './paths.ts';
import type { RootData } from './root-data.ts';

/** A page's schema.org things, as https://developers.google.com/search/docs/appearance/structured-data asks for them. */

const absolute = ({ origin, locale }: RootData, path: string) => origin + withLocalePrefix(locale, path);
const organizationId = ({ origin }: RootData) => `${origin}/#organization`;

export const organization = (root: RootData): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(root),
  name: root.site.name,
  url: `${root.origin}/`,
  ...(root.site.logo && { logo: root.site.logo }),
});

/** Google's name for the field that schema.org writes `query`. */
type SiteSearch = SearchAction & { 'query-input': string };

const siteSearch = (root: RootData): SiteSearch => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${absolute(root, paths.search({ type: 'Product' }))}&keywords={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});

export const website = (root: RootData): WebSite => ({
  '@type': 'WebSite',
  name: root.site.name,
  url: absolute(root, paths.home()),
  inLanguage: localeOf(root.locale).tag,
  publisher: { '@id': organizationId(root) },
  potentialAction: siteSearch(root),
});

/** @param trail the pages from the home page to this one, which needs no address */
export const breadcrumbs = (
  root: RootData,
  trail: readonly { readonly href?: string; readonly label: string }[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href !== undefined && { item: absolute(root, href) }),
  })),
});

export const itemList = (root: RootData, products: readonly ProductCard[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: products.length,
  itemListElement: products.map(({ id, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: absolute(root, paths.product(id)),
  })),
});

/** Only with ratings: search engines refuse an empty one. */
const rating = (value: number | null, reviewCount: number): { aggregateRating?: AggregateRating } =>
  value !== null && reviewCount > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: value, reviewCount } }
    : {};

/** A product and each of its SKUs as a variant with an offer. */
export function productGroup(root: RootData, product: Product, summary: ReviewSummary | null): ProductGroup {
  const url = absolute(root, paths.product(product.id));
  const offer = ({ price, stock }: Sku): Offer => ({
    '@type': 'Offer',
    url,
    price,
    priceCurrency: root.site.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@type': 'Organization', name: product.store?.name ?? root.site.name },
    ...(product.freeShipping && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: root.site.currency },
      },
    }),
  });
  const pictures = product.gallery.map((picture) => picture.url);
  return {
    '@type': 'ProductGroup',
    productGroupID: String(product.id),
    name: product.name,
    url,
    ...(product.intro && { description: product.intro }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(product.store && { brand: { '@type': 'Brand', name: product.store.name } }),
    ...rating(summary?.stars ?? null, summary?.total ?? 0),
    hasVariant: product.skus.map((sku) => ({
      '@type': 'Product',
      sku: String(sku.id),
      name: sku.label ? `${product.name} (${sku.label})` : product.name,
      ...(sku.image && { image: sku.image.url }),
      offers: offer(sku),
    })),
  };
}

interface ShownStore {
  readonly id: number;
  readonly name: string;
  readonly avatar?: string | null;
}

export const store = (root: RootData, { id, name, avatar }: ShownStore): Store => ({
  '@type': 'Store',
  name,
  url: absolute(root, paths.store(id)),
  ...(avatar && { image: avatar }),
  parentOrganization: { '@id': organizationId(root) },
});
