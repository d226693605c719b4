export { type UploadModel, uploadModels } from './areas/account.ts';
export type { Paging } from './areas/area.ts';
export { dialCode, type NewPassword, type PhoneNumber } from './areas/auth.ts';
export type { RejectedLine, SkuQuantity } from './areas/cart.ts';
export {
  type ProductFilters,
  type ProductQuery,
  type SortDirection,
  sortDirections,
} from './areas/catalog.ts';
export type {
  CheckoutChoice,
  CheckoutItems,
  DeliveryChoice,
  OrderInput,
  StoreNote,
} from './areas/checkout.ts';
export { type FavouriteFilter, favouriteFilters } from './areas/favourites.ts';
export type { GuestLookup, OrderFilter } from './areas/orders.ts';
export type {
  RefundEscalationInput,
  RefundInput,
  RefundLine,
  RefundMessageInput,
  ReturnGoodsInput,
} from './areas/refunds.ts';
export type { ReviewInput } from './areas/reviews.ts';
export { type StoreSort, storeSorts, type StoreQuery } from './areas/stores.ts';
export { type Api, createApi } from './client.ts';
export type { ApiOptions } from './connection.ts';
export * from './errors.ts';
export type { AnswerFacts } from './answer.ts';
export type { HttpClient, HttpOptions } from './http-client.ts';
export { operationsTable } from './generated/operations.ts';
export * from './known-messages.ts';
export * from './model/index.ts';
export type { CallInput, CallOptions, MutationOptions, TransportOptions } from './transport.ts';
export * as fields from './validation/fields.ts';
export { characterCount } from './validation/fields.ts';
export * from './validation/integers.ts';
export * from './validation/password.ts';
export * from './validation/keys.ts';
export { limits } from './validation/limits.ts';
export * from './validation/post-codes.ts';
export * from './validation/price-range.ts';
export * from './validation/schemas.ts';
export * from './validation/validate.ts';
export * from './wire.ts';
