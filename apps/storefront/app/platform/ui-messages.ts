import { type LocaleCode, localeCodes, pseudoLocaleCode } from '@marketfront/i18n';
import type { CoreMessages } from '@marketfront/ui';

const load: Record<LocaleCode, () => Promise<{ default: CoreMessages }>> = {
  en: () => import('@marketfront/ui/messages/en/core'),
  'zh-CN': () => import('@marketfront/ui/messages/zh-CN/core'),
  es: () => import('@marketfront/ui/messages/es/core'),
  fr: () => import('@marketfront/ui/messages/fr/core'),
  th: () => import('@marketfront/ui/messages/th/core'),
  lao: () => import('@marketfront/ui/messages/lao/core'),
};

const ready = new Map<string, CoreMessages>();

/** Brings one language's words of `ui`; the browser does so before it hydrates. `en-XA` is English for reviewers. */
export async function loadUiMessages(locale: LocaleCode | typeof pseudoLocaleCode): Promise<void> {
  if (locale !== pseudoLocaleCode) {
    ready.set(locale, (await load[locale]()).default);
    return;
  }
  const [{ default: english }, { pseudoMessages }] = await Promise.all([
    load.en(),
    import('./pseudo-messages.ts'),
  ]);
  ready.set(locale, pseudoMessages(english));
}

if (import.meta.env.SSR) {
  const all = [...localeCodes, pseudoLocaleCode] as const;
  await Promise.all(all.map((code) => loadUiMessages(code)));
}

/** A loaded language's words; while another one is on its way, React waits. */
export function uiMessages(locale: LocaleCode | typeof pseudoLocaleCode): CoreMessages {
  const messages = ready.get(locale);
  if (!messages) throw loadUiMessages(locale);
  return messages;
}
