import type { Schemas } from '../wire.ts';
import { type UserKind, userKindFromWire } from './user.ts';
import { type WireContext, imageUrl, text } from './wire-values.ts';

export interface Session {
  /** Authorises the calls of this shopper; keep it on the server. */
  token: string;
  /** The id of the shopper; null for guests without one. */
  userId: number | null;
  /** The name that the shopper has chosen. */
  nickname: string;
  /** The phone number without its dial code; masked if the server masks it. */
  phone: string | null;
  /** The e-mail address; masked if the server masks it. */
  email: string | null;
  /** An opaque text with which a guest finds an order later. */
  identity: string | null;
  /** The kind of account; null when the API does not send it. */
  kind: UserKind | null;
  /** The absolute address of the picture; null without one. */
  avatar: string | null;
  /** Whether this sign-in created the account. */
  isNew: boolean;
}

export interface LoginMethods {
  /** Whether signing in with X is offered. */
  twitter: boolean;
  /** Whether signing in with Google is offered. */
  google: boolean;
  /** Whether signing in with Facebook is offered. */
  facebook: boolean;
  /** Whether buying without an account is offered. */
  guest: boolean;
  /** Whether signing in with a passkey is offered. */
  passkey: boolean;
  /** The client id of Google Identity Services. */
  googleClientId: string | null;
  /** The app id of Facebook Login. */
  facebookAppId: string | null;
  /** The client id of X's OAuth 2.0. */
  xClientId: string | null;
  /** The address that X returns to. */
  xCallbackUrl: string | null;
  /** HTML: sanitise it before rendering. */
  agreementHtml: string | null;
}

export interface TwitterRequest {
  /** The request token of OAuth 1.0a. */
  token: string | null;
  /** Its secret; keep it on the server. */
  tokenSecret: string | null;
  /** The page on which the shopper agrees. */
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
    passkey: wire.passkeyOpen === true,
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
