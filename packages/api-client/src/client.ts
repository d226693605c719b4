import { accountArea } from './areas/account.ts';
import { addressesArea } from './areas/addresses.ts';
import { authArea } from './areas/auth.ts';
import { cartArea } from './areas/cart.ts';
import { catalogArea } from './areas/catalog.ts';
import { checkoutArea } from './areas/checkout.ts';
import { couponsArea } from './areas/coupons.ts';
import { favouritesArea } from './areas/favourites.ts';
import { notificationsArea } from './areas/notifications.ts';
import { onboardingArea } from './areas/onboarding.ts';
import { ordersArea } from './areas/orders.ts';
import { paymentsArea } from './areas/payments.ts';
import { pointsArea } from './areas/points.ts';
import { refundsArea } from './areas/refunds.ts';
import { reviewsArea } from './areas/reviews.ts';
import { searchArea } from './areas/search.ts';
import { siteArea } from './areas/site.ts';
import { storesArea } from './areas/stores.ts';
import { type ApiOptions, connect } from './connection.ts';
import type { AnswerFacts } from './answer.ts';
import { operationsTable } from './generated/operations.ts';
import type { CallInput, MutationOptions, RowOf } from './transport.ts';
import type { OperationId, WireData } from './wire.ts';

const rowById = new Map<string, (typeof operationsTable)[number]>(
  operationsTable.map((row) => [row.operationId, row]),
);

function rowOf<Id extends OperationId>(id: Id): RowOf<Id> {
  const row = rowById.get(id);
  if (row === undefined) throw new Error(`api-client: openapi.yaml has no operation "${id}".`);
  return row as RowOf<Id>;
}

/**
 * Creates the typed client: calls grouped by area, which return values of our model or throw an `ApiError`. It has no
 * state, so a server can create one per request, with the shopper's token. In a browser, `connect` with only the areas
 * that a page uses is smaller.
 * @example
 * const api = createApi({ baseUrl: 'https://api.example.com', getToken: () => token });
 * const { items, total } = await api.catalog.products({ categoryId: 7, page: 2 });
 */
export function createApi(options: ApiOptions) {
  const tools = connect(options);
  return {
    catalog: catalogArea(tools),
    search: searchArea(tools),
    stores: storesArea(tools),
    cart: cartArea(tools),
    checkout: checkoutArea(tools),
    orders: ordersArea(tools),
    payments: paymentsArea(tools),
    refunds: refundsArea(tools),
    reviews: reviewsArea(tools),
    coupons: couponsArea(tools),
    points: pointsArea(tools),
    account: accountArea(tools),
    addresses: addressesArea(tools),
    favourites: favouritesArea(tools),
    notifications: notificationsArea(tools),
    auth: authArea(tools),
    onboarding: onboardingArea(tools),
    site: siteArea(tools),
    /** The underlying openapi-fetch client: any operation by its path, middleware (`use`), answers with headers. */
    client: tools.client,
    /** Calls any operation of openapi.yaml by its id; `map` gets the raw data, and the answer's status and headers. */
    call: async <Id extends OperationId, Value>(
      id: Id,
      input: CallInput<Id>,
      map: (data: WireData<Id>, facts: AnswerFacts) => Value | Promise<Value>,
      callOptions?: MutationOptions,
    ): Promise<Value> => tools.call(rowOf(id), input, map, callOptions),
  };
}

/** The client that {@link createApi} returns. */
export type Api = ReturnType<typeof createApi>;
