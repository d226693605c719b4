import {
  type MerchantApplication,
  applicationRecordFromWire,
  applicationToWire,
  storeClassificationFromWire,
  storeTypeFromWire,
} from '../model/onboarding.ts';
import { pageFromWire, rows, text } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, type Paging, pagingToWire, toVoid } from './area.ts';

export const onboardingArea = ({ call, context }: AreaTools) => ({
  types: (options?: CallOptions) =>
    call('listStoreTypes', {}, (data) => rows(data).map(storeTypeFromWire), options),
  classifications: (options?: CallOptions) =>
    call('listStoreClassifications', {}, (data) => rows(data).map(storeClassificationFromWire), options),
  /** HTML: sanitise it before rendering. */
  agreementHtml: (options?: CallOptions) =>
    call('getSettlementAgreement', {}, (data) => text(data.agreement), options),
  sendCode: (email: string, options?: CallOptions) =>
    call('sendSettlementCode', { body: email }, toVoid, options),
  apply: (input: MerchantApplication, options?: CallOptions) =>
    call('applyForSettlement', { body: applicationToWire(input) }, toVoid, options),
  records: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listSettlementRecords',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => applicationRecordFromWire(row, context())),
      options,
    ),
});
