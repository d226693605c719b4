import type { Config } from '../../config.ts';
import { type Language, languages } from '../../db/languages.ts';

/** A page of the shop, for mails. The shop's addresses begin with the language code, except for English. */
export function shopAddress(
  { shopOrigin }: Pick<Config, 'shopOrigin'>,
  language: Language,
  path: string,
): string {
  const code = languages.find(({ tag }) => tag === language)?.code ?? 'en';
  return `${shopOrigin}${code === 'en' ? '' : `/${code}`}${path}`;
}
