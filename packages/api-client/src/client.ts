import {
  favouritesArea,
  notificationsArea,
  ordersArea,
  pointsArea,
  refundsArea,
  reviewsArea,
  uploadsArea,
  userArea,
} from './areas/account.ts';
import { authArea } from './areas/auth.ts';
import { catalogArea } from './areas/catalog.ts';
import { settlementArea, textsArea } from './areas/onboarding.ts';
import { addressesArea, cartArea, checkoutArea, couponsArea, paymentArea } from './areas/shopping.ts';
import { storesArea } from './areas/stores.ts';
import type { WireContext } from './model/wire-values.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** How an API is reached, and how its answers are read. */
export interface ApiOptions extends TransportOptions {
  /** Relative pictures are resolved against it; the API's own origin by default. */
  imageBaseUrl?: string | undefined;
  /** Whether shown sales contain the invented ones (true by default). A function is asked for every answer. */
  showFictitiousSales?: boolean | (() => boolean) | undefined;
}

/**
 * The typed client: calls grouped by area. Each gives a value of our model or throws one `ApiError`. It keeps no state
 * of its own, so a server makes one per request (for the shopper's token) without cost.
 * @example
 * const api = createApi({ baseUrl: 'https://api.example.com', getToken: () => token });
 * const { items, total } = await api.catalog.products({ categoryId: 7, page: 2 });
 */
export function createApi(options: ApiOptions) {
  const { showFictitiousSales = true } = options;
  const context = (): WireContext => ({
    imageBaseUrl: options.imageBaseUrl ?? options.baseUrl,
    showFictitiousSales:
      typeof showFictitiousSales === 'function' ? showFictitiousSales() : showFictitiousSales,
  });
  const tools = { call: createTransport(options), context };
  return {
    catalog: catalogArea(tools),
    stores: storesArea(tools),
    auth: authArea(tools),
    user: userArea(tools),
    cart: cartArea(tools),
    checkout: checkoutArea(tools),
    payment: paymentArea(tools),
    orders: ordersArea(tools),
    refunds: refundsArea(tools),
    reviews: reviewsArea(tools),
    coupons: couponsArea(tools),
    addresses: addressesArea(tools),
    favourites: favouritesArea(tools),
    points: pointsArea(tools),
    notifications: notificationsArea(tools),
    uploads: uploadsArea(tools),
    settlement: settlementArea(tools),
    texts: textsArea(tools),
    /** Any operation of openapi.yaml by its id; `map` sees the wire. */
    call: tools.call,
  };
}

/** What {@link createApi} gives. */
export type Api = ReturnType<typeof createApi>;
