import type { BusinessHours, ProductCard, ServiceContact } from '@marketfront/api-client';
import { localeOf, withLocalePrefix } from '@marketfront/i18n';
import type {
  BreadcrumbList,
  ContactPoint,
  DayOfWeek,
  ItemList,
  OpeningHoursSpecification,
  Organization,
  SearchAction,
  Store,
  WebSite,
} from 'schema-dts';
import { paths } from '../navigation/paths.ts';
import type { RootData } from '../navigation/root-data.ts';

/** A page's schema.org things, as required by https://developers.google.com/search/docs/appearance/structured-data. */

export const absolute = ({ origin, locale }: RootData, path: string) =>
  origin + withLocalePrefix(locale, path);
const organizationId = ({ origin }: RootData) => `${origin}/#organization`;

/** The contact of customer service; none if only a chat is offered. */
function contactPoint(
  { languages }: RootData,
  { phone, email }: ServiceContact,
): { contactPoint?: ContactPoint } {
  if (phone === null && email === null) return {};
  const contact: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    availableLanguage: languages.map((code) => localeOf(code).tag),
    ...(phone !== null && { telephone: phone }),
    ...(email !== null && { email }),
  };
  return { contactPoint: contact };
}

/** @param service the contact of the marketplace; null if unknown */
export const organization = (root: RootData, service: ServiceContact | null): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(root),
  name: root.site.name,
  url: `${root.origin}/`,
  ...(root.site.logo && { logo: root.site.logo }),
  ...(service && contactPoint(root, service)),
});

/** Google's name for the field that schema.org calls `query`. */
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

interface ShownStore {
  readonly id: number;
  readonly name: string;
  readonly avatar?: string | null;
  readonly address?: string | null | undefined;
  readonly intro?: string | null | undefined;
  readonly businessHours?: BusinessHours | null | undefined;
}

/** Monday is 1. */
const daysOfWeek = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const satisfies readonly DayOfWeek[];

const openingHours = ({ days, opens, closes }: BusinessHours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.flatMap((day) => daysOfWeek[day - 1] ?? []),
  opens,
  closes,
});

export const store = (
  root: RootData,
  { id, name, avatar, address, intro, businessHours }: ShownStore,
): Store => ({
  '@type': 'Store',
  '@id': storeId(root, id),
  name,
  url: absolute(root, paths.store(id)),
  parentOrganization: { '@id': organizationId(root) },
  ...(avatar && { image: avatar, logo: avatar }),
  ...(intro && { description: intro }),
  ...(address && { address: { '@type': 'PostalAddress', streetAddress: address } }),
  ...(businessHours && { openingHoursSpecification: openingHours(businessHours) }),
});

/** The identifier of a store in the graphs of all pages and languages. */
export const storeId = ({ origin }: RootData, id: number) => `${origin}${paths.store(id)}#store`;
