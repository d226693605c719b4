import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';

/** A passkey with which a shopper can sign in. */
export interface Passkey {
  /** The id of the passkey. */
  id: number;
  /** The place where it was created, such as "Windows"; `""` when unknown. */
  name: string;
  /** When it was created. */
  createdAt: Instant | null;
  /** When it was last used to sign in; null before that. */
  lastUsedAt: Instant | null;
  /** Whether it is synced across several devices of its owner. */
  synced: boolean;
}

/** JSON of Web Authentication Level 3, from the server to the browser or back. */
export type WebAuthnJson = Readonly<Record<string, unknown>>;

export const passkeyFromWire = (wire: Schemas['Passkey']): Passkey => ({
  id: wire.id,
  name: wire.name,
  createdAt: instantFromWire(wire.createTime),
  lastUsedAt: instantFromWire(wire.lastUseTime),
  synced: wire.isSynced === true,
});

export const passkeyOptionsFromWire = (wire: Schemas['PasskeyOptions']): WebAuthnJson => wire.options;
