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

export interface MessageSource {
  locale: string;
  tag: string;
  messages: GivenMessages;
}

/** The text of a key with its `{names}` filled in; a plural text follows the parameter `count`. */
export function formatMessage<K extends UiMessageKey>(
  { locale, tag, messages }: MessageSource,
  key: K,
  ...[params]: UiMessageArguments<K>
): string {
  const message: string | PluralMessage | undefined = messages[key];
  if (message === undefined)
    throw new Error(`marketfront/ui: no words for "${key}": import @marketfront/ui/messages/${locale}`);
  const values: AnyParams = params ?? {};
  const count = Number(values['count'] ?? 0);
  const text = typeof message === 'string' ? message : (message[pluralCategory(tag, count)] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    return typeof value === 'number' ? formatNumber(locale, value) : value;
  });
}
