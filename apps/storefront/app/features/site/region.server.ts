import { localeOf } from '@marketfront/i18n';
import { countryCode } from '../../session/index.ts';
import { config, withTimeout } from '../../services/index.server.ts';
import { displayName } from '../../content/index.ts';
import { queries, type Shop } from '../../http/index.server.ts';

/** A country with its name in the language of the page. */
export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

/** The countries that merchants deliver to; undefined while the back end does not give them. */
export const readMarketplace = (shop: Shop) => withTimeout(queries.marketplace(shop), config.frameTimeoutMs);

/**
 * The header's currency and delivery country. Names differ between browsers and server; the shop shows the server's.
 */
export async function loadRegion(shop: Shop) {
  const [site, marketplace] = await Promise.all([
    withTimeout(queries.site(shop), config.frameTimeoutMs),
    readMarketplace(shop),
  ]);
  const { tag } = localeOf(shop.locale.code);
  const { deliveryCountries = [], deliveryCountry = null } = marketplace ?? {};
  const chosen = deliveryCountries.find((code) => code === shop.deliveryCountry);
  const country = deliveryCountries.length > 0 ? (chosen ?? deliveryCountry ?? undefined) : undefined;
  const code = site?.currency.code;
  return {
    currency: code === undefined ? null : { code, name: displayName(tag, 'currency', code) },
    country: country === undefined ? null : { code: country, name: displayName(tag, 'region', country) },
  };
}
export type Region = Awaited<ReturnType<typeof loadRegion>>;

/** The countries that merchants deliver to, sorted by name. */
export async function loadCountries(shop: Shop): Promise<NamedCountry[]> {
  const { tag } = localeOf(shop.locale.code);
  const collator = new Intl.Collator(tag);
  return ((await readMarketplace(shop))?.deliveryCountries ?? [])
    .map((code) => ({ code, name: displayName(tag, 'region', code) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Stores the country of a form, if merchants deliver to it. */
export async function chooseCountry(shop: Shop, value: string): Promise<NamedCountry | undefined> {
  const code = countryCode(value);
  const country = (await loadCountries(shop)).find((known) => known.code === code);
  if (country) shop.cookies.set('deliveryCountry', country.code);
  return country;
}
