import { type DeliveryEstimate, parsePositiveInteger } from '@marketfront/api-client';
import { localeOf } from '@marketfront/i18n';
import { countryCode } from '../../../session/index.ts';
import { displayName } from '../../../content/index.ts';
import { notFound, queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';

/** Country names in browsers can differ from the server's; the shop shows the server's. */
function withNames({ countries, shipsFrom, ...estimate }: DeliveryEstimate, locale: string) {
  const { tag } = localeOf(locale);
  const collator = new Intl.Collator(tag);
  return {
    ...estimate,
    shipsFromName: shipsFrom && displayName(tag, 'region', shipsFrom),
    countryName: displayName(tag, 'region', estimate.country),
    countries: countries
      .map((code) => ({ code, name: displayName(tag, 'region', code) }))
      .toSorted((a, b) => collator.compare(a.name, b.name)),
  };
}
export type Delivery = ReturnType<typeof withNames>;

/** Requests in one language share the estimates: the countries of each are named and sorted once. */
const named = new WeakMap<DeliveryEstimate, Delivery>();

/**
 * The delivery of a product to the country in the URL (`country`), otherwise to the one that the shopper has chosen;
 * null when the back end does not give it.
 */
export async function loadDelivery(
  shop: Shop,
  productId: number,
  params: URLSearchParams,
): Promise<Delivery | null> {
  const country = countryCode(params.get('country')) ?? shop.deliveryCountry ?? undefined;
  const estimate = await withTimeout(queries.delivery(shop, productId, country));
  if (!estimate || estimate.countries.length === 0) return null;
  const delivery = named.get(estimate) ?? withNames(estimate, shop.locale.code);
  named.set(estimate, delivery);
  return delivery;
}

/** The same for requests from script, when another country is chosen. */
export async function loadDeliveryOf(shop: Shop, params: URLSearchParams): Promise<Delivery | null> {
  const productId = parsePositiveInteger(params.get('product'));
  if (productId === undefined) throw notFound();
  return loadDelivery(shop, productId, params);
}
