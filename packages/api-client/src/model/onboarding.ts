import type { Schemas, WireBody } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type WireContext, csvStrings, imageUrls, jsonStrings, named, text, invert } from './wire-values.ts';

export const applicationStates = ['toReview', 'approved', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];
/** `auditStatus` of an application in the API. */
export const applicationStateToWire = {
  toReview: 1,
  approved: 2,
  refused: 3,
} as const satisfies Record<ApplicationState, Schemas['SettledRecord']['auditStatus']>;
const stateByWire = invert(applicationStateToWire);

export interface StoreType {
  id: number;
  name: string;
  /** The documents that an applicant of this type must upload. */
  requirements: string | null;
}

export interface StoreClassification {
  id: number;
  name: string;
  feePercent: number | null;
}

export interface MerchantApplicationRecord {
  id: number;
  name: string;
  realName: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  keywords: string[];
  categoryId: number | null;
  typeId: number | null;
  state: ApplicationState;
  refusal: string | null;
  pictures: string[];
  createdAt: Instant | null;
}

export interface MerchantApplication {
  name: string;
  realName: string;
  email: string;
  code: string;
  categoryId: number;
  typeId: number;
  address: string;
  pictures: string[];
  phone?: string | null;
  keywords?: string[];
  country?: string | null;
}

export const storeTypeFromWire = (wire: Schemas['MerchantType']): StoreType => ({
  id: wire.id,
  name: wire.name,
  requirements: text(wire.info),
});

export const storeClassificationFromWire = (wire: Schemas['MerchantCategory']): StoreClassification => ({
  id: wire.id,
  name: wire.name,
  feePercent: wire.handlingFee ?? null,
});

export function applicationRecordFromWire(
  wire: Schemas['SettledRecord'],
  context: WireContext,
): MerchantApplicationRecord {
  return {
    id: wire.id,
    name: wire.name,
    realName: text(wire.realName),
    email: text(wire.email),
    phone: text(wire.phone),
    address: text(wire.address),
    keywords: csvStrings(wire.keywords),
    categoryId: wire.categoryId ?? null,
    typeId: wire.typeId ?? null,
    state: named<ApplicationState>(stateByWire, wire.auditStatus, 'toReview'),
    refusal: text(wire.denialReason),
    pictures: imageUrls(jsonStrings(wire.qualificationPicture), context),
    createdAt: instantFromWire(wire.createTime),
  };
}

export function applicationToWire(input: MerchantApplication): WireBody<'applyForSettlement'> {
  return {
    name: input.name,
    realName: input.realName,
    email: input.email,
    captcha: input.code,
    categoryId: input.categoryId,
    typeId: input.typeId,
    address: input.address,
    qualificationPicture: JSON.stringify(input.pictures),
    phone: input.phone ?? null,
    keywords: (input.keywords ?? []).join(','),
    country: input.country ?? null,
  };
}
