/** The forms of `resources/passkey`. */
export const passkeyIntents = ['start', 'signIn', 'startAdding', 'add'] as const;
export type PasskeyIntent = (typeof passkeyIntents)[number];

export type PasskeyRefusal = { readonly ok: false; readonly message: string };

/** The answer to a sign-in. `to`: the page to open, where a page of its own asked. */
export type PasskeyAnswer =
  | { readonly ok: true; readonly signedIn: true; readonly message: string; readonly to?: string }
  | PasskeyRefusal;
