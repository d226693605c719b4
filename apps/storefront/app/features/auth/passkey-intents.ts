/** The intents of the forms of `resources/passkey`. */
export const passkeyIntents = ['start', 'signIn', 'startAdding', 'add'] as const;
export type PasskeyIntent = (typeof passkeyIntents)[number];

export type PasskeyRefusal = { readonly ok: false; readonly message: string };

/** The challenge for the browser, as defined by WebAuthn. */
interface Challenge {
  readonly ok: true;
  readonly options: object;
}

/** The response to adding a passkey. */
export type PasskeyAdded = { readonly ok: true; readonly message: string } | PasskeyRefusal;

/** The response to a sign-in. `to`: the page to open, if the sign-in page sent the request. */
export type PasskeyAnswer =
  | { readonly ok: true; readonly signedIn: true; readonly message: string; readonly to?: string }
  | PasskeyRefusal;

export type PasskeyReply = Challenge | PasskeyAnswer | PasskeyAdded;
