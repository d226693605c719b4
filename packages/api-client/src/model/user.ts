import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, moneyFromWire } from './money.ts';
import { type WireContext, count, imageUrl, named, rows, text } from './wire-values.ts';

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

export interface Session {
  token: string;
  userId: number | null;
  nickname: string;
  phone: string | null;
  email: string | null;
  /** Opaque; a guest needs it to look orders up later. */
  identity: string | null;
  kind: UserKind | null;
  avatar: string | null;
  isNew: boolean;
}

export interface LoginMethods {
  twitter: boolean;
  google: boolean;
  facebook: boolean;
  guest: boolean;
  googleClientId: string | null;
  facebookAppId: string | null;
  xClientId: string | null;
  xCallbackUrl: string | null;
  /** Rich text: sanitise before showing. */
  agreementHtml: string | null;
}

export interface TwitterRequest {
  token: string | null;
  tokenSecret: string | null;
  authorizationUrl: string;
}

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

export interface PointsAccount {
  current: number;
  total: number;
  consumed: number;
  frozen: number;
}

export const pointsStates = ['created', 'frozen', 'done', 'void'] as const;
export type PointsState = (typeof pointsStates)[number];
const pointsStateByWire = { 1: 'created', 2: 'frozen', 3: 'done', 4: 'void' } as const satisfies Record<
  number,
  PointsState
>;

export interface PointsRecord {
  id: number;
  title: string;
  note: string | null;
  source: 'order' | 'refund' | 'sign' | 'system';
  /** Signed: negative when points were deducted. */
  change: number;
  balance: number;
  state: PointsState;
  createdAt: Instant | null;
}

export interface UploadedFile {
  /** Absolute, to show. */
  url: string;
  /** As the server wrote it, to send back. */
  path: string;
  name: string;
  type: string | null;
}

const kindOf = (value: Schemas['UserType'] | null | undefined): UserKind | null =>
  value ? (userKindByWire[value] ?? null) : null;

export function sessionFromWire(wire: Schemas['LoginResponse'], context: WireContext): Session {
  return {
    token: wire.token,
    userId: wire.uid ?? wire.id ?? null,
    nickname: wire.nikeName ?? '',
    phone: text(wire.phone),
    email: text(wire.email),
    identity: text(wire.identity),
    kind: kindOf(wire.userType),
    avatar: imageUrl(wire.avatar, context),
    isNew: wire.isNew === true,
  };
}

export function loginMethodsFromWire(wire: Schemas['LoginMethod']): LoginMethods {
  return {
    twitter: wire.twitterOpen === true,
    google: wire.googleOpen === true,
    facebook: wire.facebookOpen,
    guest: wire.visitorOpen,
    googleClientId: text(wire.googleClientId),
    facebookAppId: text(wire.facebookAppId),
    xClientId: text(wire.xoauth2ClientId),
    xCallbackUrl: text(wire.xoauth2CallbackUrlPc),
    agreementHtml: text(wire.agreement),
  };
}

export const twitterRequestFromWire = (wire: Schemas['TwitterRequestToken']): TwitterRequest => ({
  token: text(wire.token),
  tokenSecret: text(wire.tokenSecret),
  authorizationUrl: wire.authorizationURL,
});

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
    kind: kindOf(wire.userType),
  };
}

/** Only entries with a page on the desktop. */
export function menuFromWire(wire: Schemas['UserMenu'], context: WireContext): MenuEntry[] {
  return rows(wire.routine_my_menus).flatMap((item) => {
    const href = item.pc_url?.trim();
    return href ? [{ id: item.id, name: item.name, icon: imageUrl(item.pic, context), href }] : [];
  });
}

export const balanceFromWire = (wire: Schemas['UserBalance']): Money =>
  moneyFromWire(wire.userBalance) ?? '0.00';

export const pointsAccountFromWire = (wire: Schemas['PointsAccount']): PointsAccount => ({
  current: count(wire.integral),
  total: count(wire.sumIntegral),
  consumed: count(wire.deductionIntegral),
  frozen: count(wire.frozenIntegral),
});

export function pointsRecordFromWire(wire: Schemas['PointsRecord']): PointsRecord {
  return {
    id: wire.id,
    title: wire.title,
    note: text(wire.mark),
    source: wire.linkType ?? 'system',
    change: wire.type === 2 ? -Math.abs(wire.integral) : wire.integral,
    balance: wire.balance,
    state: named<PointsState>(pointsStateByWire, wire.status, 'done'),
    createdAt: instantFromWire(wire.createTime),
  };
}

export function uploadedFileFromWire(wire: Schemas['UploadedFile'], context: WireContext): UploadedFile {
  return {
    url: imageUrl(wire.url, context) ?? wire.url,
    path: wire.url,
    name: wire.fileName,
    type: text(wire.type),
  };
}
