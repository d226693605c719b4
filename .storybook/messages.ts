import { pseudo } from '@marketfront/i18n/pseudo';
import { loginCatalogues, uiCatalogues } from '../packages/ui/src/testing/catalogues.ts';

type Messages = Record<string, string | Record<string, string>>;

/** Pseudo-localised messages: accented and a third longer, to reveal untranslated text and layouts that are too narrow. */
const pseudoLocalise = <T extends object>(messages: T): T =>
  Object.fromEntries(
    Object.entries(messages as Messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? pseudo(message) : pseudoLocalise(message),
    ]),
  ) as T;

export const uiMessages = { ...uiCatalogues, pseudo: pseudoLocalise(uiCatalogues.en) };
export type MessagesLocale = keyof typeof uiMessages;

/** The sign-in dialog receives its messages as a prop, because they are loaded with it on demand. */
export const loginMessages = { ...loginCatalogues, pseudo: pseudoLocalise(loginCatalogues.en) };
