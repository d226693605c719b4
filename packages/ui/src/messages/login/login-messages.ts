import type { en } from './en.ts';

export type LoginMessageKey = keyof typeof en;

/** What the login dialog says, in one language. Apart from the rest, since few pages show it. */
export type LoginMessages = { readonly [K in LoginMessageKey]: string };
