import { type LocaleCode, localeCodes, pseudoLocaleCode } from '@marketfront/i18n';
import { createCatalogueLoader } from '@marketfront/i18n/react';
import type { CoreMessages } from '@marketfront/ui';
import type { LoginMessages } from '@marketfront/ui/login-dialog';

/** The languages of the design system's messages; `en-XA` is English for reviewers. */
type UiLocale = LocaleCode | typeof pseudoLocaleCode;

interface UiCatalogues {
  core: CoreMessages;
  login: LoginMessages;
}
type Part = keyof UiCatalogues;
const parts = ['core', 'login'] as const satisfies readonly Part[];

// A bundler needs each path written out.
const load: Record<LocaleCode, { [P in Part]: () => Promise<{ default: UiCatalogues[P] }> }> = {
  en: {
    core: () => import('@marketfront/ui/messages/en/core'),
    login: () => import('@marketfront/ui/messages/en/login'),
  },
  'zh-CN': {
    core: () => import('@marketfront/ui/messages/zh-CN/core'),
    login: () => import('@marketfront/ui/messages/zh-CN/login'),
  },
  es: {
    core: () => import('@marketfront/ui/messages/es/core'),
    login: () => import('@marketfront/ui/messages/es/login'),
  },
  fr: {
    core: () => import('@marketfront/ui/messages/fr/core'),
    login: () => import('@marketfront/ui/messages/fr/login'),
  },
  th: {
    core: () => import('@marketfront/ui/messages/th/core'),
    login: () => import('@marketfront/ui/messages/th/login'),
  },
  lao: {
    core: () => import('@marketfront/ui/messages/lao/core'),
    login: () => import('@marketfront/ui/messages/lao/login'),
  },
};

const catalogues = createCatalogueLoader(async (key): Promise<UiCatalogues[Part]> => {
  const [locale, part] = key.split('/') as [UiLocale, Part];
  if (locale !== pseudoLocaleCode) return (await load[locale][part]()).default;
  const [{ default: english }, { pseudoMessages }] = await Promise.all([
    load.en[part](),
    import('./ui-pseudo.ts'),
  ]);
  return pseudoMessages(english);
});
const keyOf = (locale: UiLocale, part: Part) => `${locale}/${part}`;

// The server holds every language, so that no render of its waits.
if (import.meta.env.SSR) {
  const all = [...localeCodes, pseudoLocaleCode] as const;
  await Promise.all(all.flatMap((locale) => parts.map((part) => catalogues.get(keyOf(locale, part)))));
}

/** Loads one language's messages of `ui` ahead of need; the browser does so before it hydrates. */
export async function loadUiMessages(locale: UiLocale, part: Part = 'core'): Promise<void> {
  await catalogues.get(keyOf(locale, part));
}

/**
 * One language's messages of `ui` while React renders: suspends until they have arrived.
 * @throws the download's error when it failed twice, for the error boundary
 */
export function uiMessages<P extends Part>(locale: UiLocale, part: P): UiCatalogues[P] {
  return catalogues.read(keyOf(locale, part)) as UiCatalogues[P];
}
