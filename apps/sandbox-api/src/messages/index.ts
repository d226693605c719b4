import { type Language, languages } from '../db/languages.ts';
import type { Localized } from '../db/schema.ts';
import { accountMessages } from './account.ts';
import { applicationMessages } from './applications.ts';
import { ledgerMessages } from './ledger.ts';
import { notificationMessages } from './notifications.ts';
import { orderMessages } from './orders.ts';
import type { MessageTable } from './table.ts';

/** All texts that the sandbox writes to shoppers and applicants: mails, notifications, ledgers, parcels. */
export const messages = {
  ...accountMessages,
  ...applicationMessages,
  ...ledgerMessages,
  ...notificationMessages,
  ...orderMessages,
} satisfies MessageTable;

export type MessageKey = keyof typeof messages;

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Values<Key extends MessageKey> = Record<Placeholder<(typeof messages)[Key]['en']>, string | Localized>;
/** Empty for a message without placeholders. */
type Arguments<Key extends MessageKey> = keyof Values<Key> extends never ? [] : [values: Values<Key>];

/** A message in one language. */
export function messageIn<Key extends MessageKey>(
  language: Language,
  key: Key,
  ...[values]: Arguments<Key>
): string {
  const known: Readonly<Record<string, string | Localized>> = values ?? {};
  return messages[key][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name] ?? '';
    return typeof value === 'string' ? value : (value[language] ?? value.en);
  });
}

/** A message in every language, for a row that is shown in the reader's language later. */
export const message = <Key extends MessageKey>(key: Key, ...values: Arguments<Key>): Localized => ({
  en: messageIn('en', key, ...values),
  ...Object.fromEntries(languages.map(({ tag }) => [tag, messageIn(tag, key, ...values)])),
});
