import { type OperationId, operationsTable, knownMessageText } from '@marketfront/api-client';
import { currentRequest } from '@marketfront/operations';
import { type Context, Hono } from 'hono';
import { type Transaction, transact } from '../db/client.ts';
import { Failure, malformed, notSignedIn, type PlainMessageKey } from '../domain/shared/failure.ts';
import { runOnceInTransaction } from '../domain/shared/idempotency.ts';
import { negotiateLanguage } from '../domain/shared/language.ts';
import { type Client, clientReader } from '../client-address.ts';
import { findSession } from '../domain/auth/sessions.ts';
import { log } from '../log.ts';
import type { Operation } from '../operation.ts';
import type { Services } from '../services.ts';
import { accountOperations } from './account.ts';
import { addressesOperations } from './addresses.ts';
import { authOperations } from './auth.ts';
import { cartOperations } from './cart.ts';
import { catalogOperations } from './catalog.ts';
import { checkoutOperations } from './checkout.ts';
import { couponsOperations } from './coupons.ts';
import { favouritesOperations } from './favourites.ts';
import { notificationsOperations } from './notifications.ts';
import { onboardingOperations } from './onboarding.ts';
import type { Operations } from './operations.ts';
import { ordersOperations } from './orders.ts';
import { paymentsOperations } from './payments.ts';
import { pointsOperations } from './points.ts';
import { refundsOperations } from './refunds.ts';
import { reviewsOperations } from './reviews.ts';
import { searchOperations } from './search.ts';
import { siteOperations } from './site.ts';
import { storesOperations } from './stores.ts';

/** The operations of each area of the contract, which is also the name of its file here. */
export const operationsByArea = {
  account: accountOperations,
  addresses: addressesOperations,
  auth: authOperations,
  cart: cartOperations,
  catalog: catalogOperations,
  checkout: checkoutOperations,
  coupons: couponsOperations,
  favourites: favouritesOperations,
  notifications: notificationsOperations,
  onboarding: onboardingOperations,
  orders: ordersOperations,
  payments: paymentsOperations,
  points: pointsOperations,
  refunds: refundsOperations,
  reviews: reviewsOperations,
  search: searchOperations,
  site: siteOperations,
  stores: storesOperations,
};

/** All operations of the contract; a missing one is a type error. */
const operations: Operations = {
  ...accountOperations,
  ...addressesOperations,
  ...authOperations,
  ...cartOperations,
  ...catalogOperations,
  ...checkoutOperations,
  ...couponsOperations,
  ...favouritesOperations,
  ...notificationsOperations,
  ...onboardingOperations,
  ...ordersOperations,
  ...paymentsOperations,
  ...pointsOperations,
  ...refundsOperations,
  ...reviewsOperations,
  ...searchOperations,
  ...siteOperations,
  ...storesOperations,
};

type Envelope = { code: number; message: string; data: unknown };

const uploading: ReadonlySet<OperationId> = new Set(['uploadImage', 'uploadFile']);
const forms: ReadonlySet<OperationId> = new Set(['sendPhoneCode', 'sendPhoneRegistrationCode']);

export const failureEnvelope = (error: unknown): Envelope => {
  if (error instanceof Failure) return { code: error.code, message: error.message, data: null };
  log.error(error);
  return { code: 500, message: knownMessageText('systemException'), data: null };
};

const readToken = (context: Context) =>
  context.req.header('authori-zation') ??
  context.req.header('authorization')?.replace(/^Bearer\s+/i, '') ??
  undefined;

/** /api/front and /api/pc, and the three calls of the auth module. */
export function apiRoutes(services: Services): Hono {
  const app = new Hono();
  const readClient = clientReader(services.config.trustedProxies);
  for (const { operationId, method, path, auth } of operationsTable) {
    const operation: Operation<unknown> = operations[operationId];
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const scope = currentRequest();
      if (scope) scope.route = operationId;
      try {
        return context.json(
          await answer(services, context, operationId, operation, auth, readClient(context)),
        );
      } catch (error) {
        return context.json(failureEnvelope(error));
      }
    });
  }
  return app;
}

async function answer(
  services: Services,
  context: Context,
  operationId: OperationId,
  operation: Operation<unknown>,
  auth: boolean,
  { address, isHuman }: Client,
): Promise<Envelope> {
  const now = services.clock.now();
  const language = negotiateLanguage(context.req.header('accept-language'));
  const userAgent = context.req.header('user-agent') ?? '';
  const user = await findSession(services.db, readToken(context), now, { userAgent, address, language });
  if ((auth || operation.needsUser) && !user) throw notSignedIn();
  const caller = { address, isHuman, uid: user?.id };
  await services.rateLimits.count(operationId, caller);
  assertMediaType(context, operationId);
  const ownReader = uploading.has(operationId) || forms.has(operationId);
  const body = context.req.method === 'POST' && !ownReader ? await context.req.text() : '';
  let message = 'success';
  const raw = {
    services,
    context,
    language,
    user,
    address,
    isHuman,
    setMessage: (key: PlainMessageKey) => {
      message = knownMessageText(key);
    },
    once: <Data>(work: (tx: Transaction) => Promise<Data>) =>
      transact(services.db, (tx) => {
        const key = context.req.header('idempotency-key');
        if (!key || !user) return work(tx);
        return runOnceInTransaction(tx, { uid: user.id, operation: operationId, key, body }, now, () =>
          work(tx),
        );
      }),
  };
  const data = await operation.run(raw, body);
  await services.rateLimits.succeeded(operationId, caller);
  return { code: 200, message, data };
}

/** Bodies are JSON, text or a form; a page of another site can send only the last two without a preflight request. */
function assertMediaType(context: Context, operationId: OperationId): void {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (context.req.method !== 'POST' || !type) return;
  const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';
  if (isForm && (forms.has(operationId) || uploading.has(operationId))) return;
  if (type !== 'application/json' && type !== 'text/plain')
    throw malformed(`Content type ${type} is not supported`);
}
