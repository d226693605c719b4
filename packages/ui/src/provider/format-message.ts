import { formatNumber, intlTag } from '@marketfront/i18n/format';
import type { PluralMessage, UiMessageArguments, UiMessageKey, UiMessages } from '../messages/ui-messages.ts';
import { reportMissing } from './report-missing.ts';

type AnyParams = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralCategory(locale: string, count: number): Intl.LDMLPluralRule {
  let rules = pluralRules.get(locale);
  if (rules === undefined) pluralRules.set(locale, (rules = new Intl.PluralRules(intlTag(locale))));
  return rules.select(count);
}

const splitTexts = new Map<string, readonly string[]>();

/** A message split at its parameters: every second part is the name of a parameter. */
function partsOf(text: string): readonly string[] {
  let found = splitTexts.get(text);
  if (found === undefined) splitTexts.set(text, (found = text.split(/\{(\w+)\}/)));
  return found;
}

export interface MessageSource {
  locale: string;
  dir?: 'ltr' | 'rtl' | undefined;
  messages: Partial<UiMessages>;
  fallback?: { readonly locale: string; readonly messages: Partial<UiMessages> } | undefined;
}

const signAtAnEdge = /^[^\p{L}\p{M}\p{N}\p{Sc}]|[^\p{L}\p{M}\p{N}\p{Sc}]$/u;

/**
 * In a right-to-left page, wraps a value that begins or ends with a sign in invisible isolates, so that "10000+" does
 * not become "+10000".
 */
export const isolate = ({ dir }: Pick<MessageSource, 'dir'>, value: string): string =>
  dir === 'rtl' && signAtAnEdge.test(value) ? `\u2068${value}\u2069` : value;

/**
 * The message of a key with its parameters filled in; a plural message depends on the parameter `count`. A missing
 * message is taken from the fallback, or else its key is shown: a page never fails because of a missing text.
 */
export function formatMessage<K extends UiMessageKey>(
  source: MessageSource,
  key: K,
  ...[params]: UiMessageArguments<K>
): string {
  let { locale } = source;
  let message: string | PluralMessage | undefined = source.messages[key];
  if (message === undefined) {
    message = source.fallback?.messages[key];
    if (message === undefined || source.fallback?.locale !== locale) reportMissing(key, locale);
    if (message === undefined) return key;
    // The plural forms must match the language of the text.
    locale = source.fallback?.locale ?? locale;
  }
  const values: AnyParams = params ?? {};
  const text =
    typeof message === 'string'
      ? message
      : (message[pluralCategory(locale, Number(values['count'] ?? 0))] ?? message.other);
  const parts = partsOf(text);
  let result = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? '';
    const value = values[name] ?? `{${name}}`;
    const shown = typeof value === 'number' ? formatNumber(source.locale, value) : value;
    result += isolate(source, shown) + (parts[at + 1] ?? '');
  }
  return result;
}
