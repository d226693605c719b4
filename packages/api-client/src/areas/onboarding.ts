import * as operations from '../generated/operations.ts';
import {
  type MerchantApplication,
  applicationRecordFromWire,
  applicationToWire,
  storeClassificationFromWire,
  storeTypeFromWire,
} from '../model/onboarding.ts';
import { pageFromWire, rows, text } from '../model/wire-values.ts';
import {
  type ApiConnection,
  type CallOptions,
  type MutationOptions,
  type Paging,
  pagingToWire,
  toVoid,
} from './area.ts';

export const onboardingArea = ({ call, context }: ApiConnection) => ({
  /** Lists the store types that can be applied for. */
  types: (options?: CallOptions) =>
    call(operations.listStoreTypes, {}, (data) => rows(data).map(storeTypeFromWire), options),
  /** Lists the categories that can be applied for, with their fees. */
  classifications: (options?: CallOptions) =>
    call(
      operations.listStoreClassifications,
      {},
      (data) => rows(data).map(storeClassificationFromWire),
      options,
    ),
  /** Loads the agreement as HTML: sanitise it before rendering. */
  agreementHtml: (options?: CallOptions) =>
    call(operations.getSettlementAgreement, {}, (data) => text(data.agreement), options),
  /** Sends the code of an application to its e-mail address. */
  sendCode: (email: string, options?: CallOptions) =>
    call(operations.sendSettlementCode, { body: email }, toVoid, options),
  /** Applies to sell on the marketplace; repeated calls with the same `idempotencyKey` send one application. */
  apply: (input: MerchantApplication, options?: MutationOptions) =>
    call(operations.applyForSettlement, { body: applicationToWire(input) }, toVoid, options),
  /** Lists the shopper's applications by page. */
  records: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listSettlementRecords,
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => applicationRecordFromWire(row, context())),
      options,
    ),
});
