/** The forms of `resources/passkey`. */
export const passkeyIntents = ['start', 'signIn', 'startAdding', 'add'] as const;
export type PasskeyIntent = (typeof passkeyIntents)[number];

export type PasskeyRefusal = { readonly ok: false; readonly message: string };

/** What the browser is to answer, as WebAuthn defines it. */
interface Challenge {
  readonly ok: true;
  readonly options: object;
}

/** A passkey was added. */
export type PasskeyAdded = { readonly ok: true; readonly message: string } | PasskeyRefusal;

/** The answer to a sign-in. `to`: the page to open, where a page of its own asked. */
export type PasskeyAnswer =
  | { readonly ok: true; readonly signedIn: true; readonly message: string; readonly to?: string }
  | PasskeyRefusal;

export type PasskeyReply = Challenge | PasskeyAnswer | PasskeyAdded;
