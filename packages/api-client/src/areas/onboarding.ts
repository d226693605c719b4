import {
  type SettlementApplication,
  settlementRecordFromWire,
  settlementToWire,
  storeClassificationFromWire,
  storeTypeFromWire,
} from '../model/settlement.ts';
import { languageFromWire, pageTextFromWire } from '../model/site.ts';
import { pageFromWire, rows, text } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, nothing, type Paging, pagingToWire } from './area.ts';

export const settlementArea = ({ call, context }: AreaTools) => ({
  types: (options?: CallOptions) =>
    call('listStoreTypes', {}, (data) => rows(data).map(storeTypeFromWire), options),
  classifications: (options?: CallOptions) =>
    call('listStoreClassifications', {}, (data) => rows(data).map(storeClassificationFromWire), options),
  /** Rich text: sanitise before showing. */
  agreementHtml: (options?: CallOptions) =>
    call('getSettlementAgreement', {}, (data) => text(data.agreement), options),
  sendCode: (email: string, options?: CallOptions) =>
    call('sendSettlementCode', { body: email }, nothing, options),
  apply: (input: SettlementApplication, options?: CallOptions) =>
    call('applyForSettlement', { body: settlementToWire(input) }, nothing, options),
  records: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listSettlementRecords',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, (row) => settlementRecordFromWire(row, context())),
      options,
    ),
});

export const textsArea = ({ call }: AreaTools) => ({
  languages: (options?: CallOptions) =>
    call('listLanguages', { query: { state: 1 } }, (data) => rows(data).map(languageFromWire), options),
  /** Texts of a layout, e.g. "userCenterLayout". */
  pageTexts: (query: { languageCode: string; layout: string }, options?: CallOptions) =>
    call(
      'listPageTexts',
      { query: { languageCode: query.languageCode, type: 1, url: query.layout } },
      (data) => rows(data).map(pageTextFromWire),
      options,
    ),
});
