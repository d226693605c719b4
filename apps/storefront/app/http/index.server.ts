export { errorMessage, isGone, isMissing, isOutcomeUnknown } from './error-message.server.ts';
export {
  assertPageExists,
  byIntent,
  frameLoader,
  type IntentContext,
  type IntentHandler,
  invalidForm,
  isFetch,
  notFound,
  refusal,
  type RouteErrorData,
  shopAction,
  fileLoader,
  shopLoader,
  signedInAction,
  signedInLoader,
  unreachable,
} from './handlers.server.ts';
export { idempotencyKey } from './idempotency-key.server.ts';
export { offeredLanguages } from './languages.server.ts';
export { shopMiddleware } from './middleware.server.ts';
export { resumePendingAction, withAccount } from './pending-action.server.ts';
export { queries } from './queries.server.ts';
export { createShop, type Shop } from './shop.server.ts';
export { vitalsAction } from './vitals.server.ts';
export { serve, type Served } from './resource.server.ts';
export { keepTyped } from './refused-values.server.ts';
