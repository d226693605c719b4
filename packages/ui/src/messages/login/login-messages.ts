import type { en } from './en.ts';

export type LoginMessageKey = keyof typeof en;

/** The messages of the login dialog in one language. Separate from the others, because few pages show it. */
export type LoginMessages = { readonly [K in LoginMessageKey]: string };
