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
  /** The id, for the application. */
  id: number;
  /** The name in the language of the request. */
  name: string;
  /** The documents that an applicant of this type must upload. */
  requirements: string | null;
}

export interface StoreClassification {
  /** The id, for the application. */
  id: number;
  /** The name in the language of the request. */
  name: string;
  /** The marketplace's share of each sale in per cent; null when it is not published. */
  feePercent: number | null;
}

/** The fields of an application that a reviewer can reject. */
export const refusableFields = [
  'name',
  'typeId',
  'categoryId',
  'address',
  'realName',
  'phone',
  'email',
  'pictures',
] as const;
export type RefusableField = (typeof refusableFields)[number];
/** The names of these fields in the API. */
export const refusableFieldToWire = {
  name: 'name',
  typeId: 'typeId',
  categoryId: 'categoryId',
  address: 'address',
  realName: 'realName',
  phone: 'phone',
  email: 'email',
  pictures: 'qualificationPicture',
} as const satisfies Record<RefusableField, string>;

export interface MerchantApplicationRecord {
  /** The id of the application. */
  id: number;
  /** The name of the store. */
  name: string;
  /** The name of the applicant. */
  realName: string | null;
  /** The e-mail address; masked if the server masks it. */
  email: string | null;
  /** The phone number without its dial code; masked if the server masks it. */
  phone: string | null;
  /** The address of the business. */
  address: string | null;
  /** Keywords for the goods of the store. */
  keywords: string[];
  /** The id of the category. */
  categoryId: number | null;
  /** The id of the store type. */
  typeId: number | null;
  /** The state of the application. */
  state: ApplicationState;
  /** The reason for the refusal; null when it was not refused. */
  refusal: string | null;
  /** The problems of single fields; empty when the call does not return them. */
  refusals: Partial<Record<RefusableField, string>>;
  /** When it was approved or refused; null before that, or when the call does not return it. */
  reviewedAt: Instant | null;
  /** Absolute addresses of the pictures. */
  pictures: string[];
  /** When it was sent. */
  createdAt: Instant | null;
}

export interface MerchantApplication {
  /** The name of the store. */
  name: string;
  /** The name of the applicant. */
  realName: string;
  /** The e-mail address that received the code. */
  email: string;
  /** The code from the mail. */
  code: string;
  /** The id of the category. */
  categoryId: number;
  /** The id of the store type. */
  typeId: number;
  /** The address of the business. */
  address: string;
  /** Paths of the uploaded documents, as `account.uploadImage` returned them. */
  pictures: string[];
  /** The phone number with its dial code. */
  phone?: string | null;
  /** Keywords for the goods of the store. */
  keywords?: string[];
  /** ISO 3166-1 alpha-2 code. */
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
    refusals: Object.fromEntries(
      refusableFields.flatMap((field) => {
        const reason = text(wire.denialFields?.[refusableFieldToWire[field]]);
        return reason === null ? [] : [[field, reason]];
      }),
    ),
    reviewedAt: instantFromWire(wire.auditTime),
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
