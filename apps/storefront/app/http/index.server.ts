export { errorMessage, isGone, isMissing, isOutcomeUnknown } from './error-message.server.ts';
export {
  byIntent,
  type IntentContext,
  type IntentHandler,
  shopAction,
  signedInAction,
} from './actions.server.ts';
export { frameLoader, fileLoader, shopLoader, signedInLoader } from './loaders.server.ts';
export { invalidForm, refusal } from './refusal.server.ts';
export { isFetch } from './request-kinds.server.ts';
export { assertPageExists, notFound, type RouteErrorData, unreachable } from './route-errors.server.ts';
export { idempotencyKey } from './idempotency-key.server.ts';
export { offeredLanguages } from './languages.server.ts';
export { shopMiddleware } from './middleware.server.ts';
export { resumePendingAction, withAccount } from './pending-action.server.ts';
export { queries } from './queries.server.ts';
export { createShop, type Shop } from './shop.server.ts';
export { vitalsAction } from './vitals.server.ts';
export { serve, type Served } from './resource.server.ts';
export { keepTyped } from './refused-values.server.ts';
