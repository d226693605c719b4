import type { LanguageOption } from '@marketfront/api-client';
import { type LocaleCode, locales } from '@marketfront/i18n';

/** The shop's languages that the server lists: it may reduce them, never add any; without its list all are offered. */
export function offeredLanguages(listed: readonly LanguageOption[] | undefined): LocaleCode[] {
  const offered = locales.filter(({ code, tag }) =>
    listed?.some((row) => row.code === code || row.code === tag),
  );
  return (offered.length > 0 ? offered : locales).map(({ code }) => code);
}
