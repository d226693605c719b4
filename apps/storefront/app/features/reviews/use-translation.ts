import { localeOf } from '@marketfront/i18n';
import { useLocaleCode } from '../../navigation/index.ts';

const primary = (tag: string) => tag.split('-')[0];

/** The URL of a translator for a text in another language than the shop's; it opens in a new tab. */
export function useTranslation(text: string | null, language: string | null): string | undefined {
  const { tag } = localeOf(useLocaleCode());
  if (text === null || language === null || primary(language) === primary(tag)) return undefined;
  return `https://translate.google.com/?${new URLSearchParams({ sl: 'auto', tl: tag, text, op: 'translate' })}`;
}
