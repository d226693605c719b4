/// <reference types="vite/types/importMeta.d.ts" />
import { type LocaleCode, localeCodes } from '@marketfront/i18n';
import type { LoginMessages } from '../messages/login/login-messages.ts';
import type { UiMessages } from '../messages/ui-messages.ts';

const uiFiles = import.meta.glob<UiMessages>(['../messages/*.ts', '!**/*.test.ts', '!**/ui-messages.ts'], {
  eager: true,
  import: 'default',
});
const loginFiles = import.meta.glob<LoginMessages>(['../messages/login/*.ts', '!**/login-messages.ts'], {
  eager: true,
  import: 'default',
});

/** @throws Error that names the file when a locale has none */
function byLocale<Messages>(files: Record<string, Messages>, folder: string): Record<LocaleCode, Messages> {
  return Object.fromEntries(
    localeCodes.map((locale) => {
      const messages = files[`${folder}${locale}.ts`];
      if (messages === undefined) throw new Error(`Add packages/ui/src/messages/${locale}.ts and its parts.`);
      return [locale, messages];
    }),
  ) as Record<LocaleCode, Messages>;
}

/** The messages of every locale, for tests and Storybook; pages import those of one locale. */
export const uiCatalogues = byLocale(uiFiles, '../messages/');
export const loginCatalogues = byLocale(loginFiles, '../messages/login/');
