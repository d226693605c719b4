import { formatNumber } from '@marketfront/i18n/format';
import type {
  GivenMessages,
  PluralMessage,
  UiMessageArguments,
  UiMessageKey,
} from '../messages/ui-messages.ts';

type AnyParams = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralCategory(tag: string, count: number): Intl.LDMLPluralRule {
  let rules = pluralRules.get(tag);
  if (rules === undefined) pluralRules.set(tag, (rules = new Intl.PluralRules(tag)));
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
  tag: string;
  messages: GivenMessages;
}

/** The message of a key with its parameters filled in; a plural message depends on the parameter `count`. */
export function formatMessage<K extends UiMessageKey>(
  { locale, tag, messages }: MessageSource,
  key: K,
  ...[params]: UiMessageArguments<K>
): string {
  const message: string | PluralMessage | undefined = messages[key];
  if (message === undefined)
    throw new Error(
      `marketfront/ui: the message "${key}" is missing: import @marketfront/ui/messages/${locale}`,
    );
  const values: AnyParams = params ?? {};
  const text =
    typeof message === 'string'
      ? message
      : (message[pluralCategory(tag, Number(values['count'] ?? 0))] ?? message.other);
  const parts = partsOf(text);
  let result = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? '';
    const value = values[name] ?? `{${name}}`;
    result += (typeof value === 'number' ? formatNumber(locale, value) : value) + (parts[at + 1] ?? '');
  }
  return result;
}
