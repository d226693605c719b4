import type { Schemas } from '../wire.ts';
import { type Money, amountFromWire } from './money.ts';
import { type WireContext, count, imageUrl, rows, text } from './wire-values.ts';

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
  id: number | null;
  nickname: string;
  avatar: string | null;
  phone: string | null;
  countryCode: string | null;
  email: string | null;
  points: number;
  experience: number;
  couponCount: number;
  favouriteCount: number;
  kind: UserKind | null;
}

export interface MenuEntry {
  id: number;
  name: string;
  icon: string | null;
  href: string;
}

export interface UploadedFile {
  /** Absolute URL, for display. */
  url: string;
  /** Path as the server sent it, for sending it back. */
  path: string;
  name: string;
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
    points: count(wire.integral),
    experience: count(wire.experience),
    couponCount: count(wire.couponCount),
    favouriteCount: count(wire.collectCount),
    kind: userKindFromWire(wire.userType),
  };
}

/** Only entries that have a desktop page. */
export function menuFromWire(wire: Schemas['UserMenu'], context: WireContext): MenuEntry[] {
  return rows(wire.routine_my_menus).flatMap((item) => {
    const href = item.pc_url?.trim();
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
