import type { Schemas } from '../wire.ts';
import { type UserKind, userKindFromWire } from './user.ts';
import { type WireContext, imageUrl, text } from './wire-values.ts';

export interface Session {
  token: string;
  userId: number | null;
  nickname: string;
  phone: string | null;
  email: string | null;
  /** Opaque; a guest needs it to find an order later. */
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
  /** HTML: sanitise it before rendering. */
  agreementHtml: string | null;
}

export interface TwitterRequest {
  token: string | null;
  tokenSecret: string | null;
  authorizationUrl: string;
}

export function sessionFromWire(wire: Schemas['LoginResponse'], context: WireContext): Session {
  return {
    token: wire.token,
    userId: wire.uid ?? wire.id ?? null,
    nickname: wire.nikeName ?? '',
    phone: text(wire.phone),
    email: text(wire.email),
    identity: text(wire.identity),
    kind: userKindFromWire(wire.userType),
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
