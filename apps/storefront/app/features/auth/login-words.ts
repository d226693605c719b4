import type { LocaleCode } from '@marketfront/i18n';
import type { LoginMessages } from '@marketfront/ui/login-dialog';

const load: Record<LocaleCode, () => Promise<{ default: LoginMessages }>> = {
  en: () => import('@marketfront/ui/messages/en/login'),
  'zh-CN': () => import('@marketfront/ui/messages/zh-CN/login'),
  es: () => import('@marketfront/ui/messages/es/login'),
  fr: () => import('@marketfront/ui/messages/fr/login'),
  th: () => import('@marketfront/ui/messages/th/login'),
  lao: () => import('@marketfront/ui/messages/lao/login'),
};

const ready = new Map<LocaleCode, LoginMessages>();

async function loadLoginWords(locale: LocaleCode): Promise<void> {
  ready.set(locale, (await load[locale]()).default);
}

if (import.meta.env.SSR) await Promise.all((Object.keys(load) as LocaleCode[]).map(loadLoginWords));

/** The form's own words; React waits while they are on their way. */
export function loginWords(locale: LocaleCode): LoginMessages {
  const words = ready.get(locale);
  if (!words) throw loadLoginWords(locale);
  return words;
}
