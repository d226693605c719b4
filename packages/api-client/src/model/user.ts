import type { Schemas } from '../wire.ts';
import { type Money, amountFromWire } from './money.ts';
import { type WireContext, count, imageUrl, numberOrZero, rows, text, linkUrl } from './wire-values.ts';

export const userKinds = ['email', 'phone', 'google', 'facebook', 'twitter', 'guest'] as const;
export type UserKind = (typeof userKinds)[number];
const userKindByWire: Record<Schemas['UserType'], UserKind> = {
  email: 'email',
  phone: 'phone',
  google: 'google',
  facebook: 'facebook',
  twitter: 'twitter',
  visitor: 'guest',
  tourist: 'guest',
};

export interface User {
  /** The id of the shopper. */
  id: number | null;
  /** The name that the shopper has chosen. */
  nickname: string;
  /** The absolute address of the picture; null without one. */
  avatar: string | null;
  /** The phone number without its dial code; masked if the server masks it. */
  phone: string | null;
  /** The dial code with its plus, "+44". */
  countryCode: string | null;
  /** The e-mail address; masked if the server masks it. */
  email: string | null;
  /** The points that can be used. */
  points: number;
  /** The experience points of the account. */
  experience: number;
  /** The number of coupons that can be used. */
  couponCount: number;
  /** The number of favourite products. */
  favouriteCount: number;
  /** The kind of account; null when the API does not send it. */
  kind: UserKind | null;
}

export interface MenuEntry {
  /** The id of the entry. */
  id: number;
  /** The text in the language of the request. */
  name: string;
  /** The absolute address of a small picture; null without one. */
  icon: string | null;
  /** The path of the page. */
  href: string;
}

export interface UploadedFile {
  /** Absolute URL, for display. */
  url: string;
  /** Path as the server sent it, for sending it back. */
  path: string;
  /** The name of the file. */
  name: string;
  /** The media type; null when the API does not send it. */
  type: string | null;
}

export const userKindFromWire = (value: Schemas['UserType'] | null | undefined): UserKind | null =>
  value ? (userKindByWire[value] ?? null) : null;

export function userFromWire(wire: Schemas['UserInfo'], context: WireContext): User {
  return {
    id: wire.uid ?? null,
    nickname: wire.nickname,
    avatar: imageUrl(wire.avatar, context),
    phone: text(wire.phone),
    countryCode: text(wire.countryCode),
    email: text(wire.email),
    points: numberOrZero(wire.integral),
    experience: count(wire.experience),
    couponCount: count(wire.couponCount),
    favouriteCount: count(wire.collectCount),
    kind: userKindFromWire(wire.userType),
  };
}

/** Returns only the entries that have a desktop page. */
export function menuFromWire(wire: Schemas['UserMenu'], context: WireContext): MenuEntry[] {
  return rows(wire.routine_my_menus).flatMap((item) => {
    const href = linkUrl(item.pc_url);
    return href ? [{ id: item.id, name: item.name, icon: imageUrl(item.pic, context), href }] : [];
  });
}

export const balanceFromWire = (wire: Schemas['UserBalance']): Money => amountFromWire(wire.userBalance);

export function uploadedFileFromWire(wire: Schemas['UploadedFile'], context: WireContext): UploadedFile {
  return {
    url: imageUrl(wire.url, context) ?? wire.url,
    path: wire.url,
    name: wire.fileName,
    type: text(wire.type),
  };
}
