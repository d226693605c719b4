import { pseudo } from '@marketfront/i18n/pseudo';

/** For reviewers: every text of `ui` with accents and extra length, including plural forms. */
export function pseudoMessages<Messages extends object>(messages: Messages): Messages {
  const change = (value: unknown): unknown =>
    typeof value === 'string'
      ? pseudo(value)
      : Object.fromEntries(
          Object.entries(value as object).map(([form, text]) => [form, pseudo(String(text))]),
        );
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, change(value)])) as Messages;
}
