'use client';
import type { UiMessageArguments, UiMessageKey } from '../messages/ui-messages.ts';
import { formatMessage } from './format-message.ts';
import { useUi } from './ui-context.ts';

export type Translate = <K extends UiMessageKey>(key: K, ...params: UiMessageArguments<K>) => string;

/** Returns one message. */
export function useMessage<K extends UiMessageKey>(key: K, ...params: UiMessageArguments<K>): string {
  return formatMessage(useUi(), key, ...params);
}

/** Returns a function that formats messages, for components with several. */
export function useMessages(): Translate {
  const ui = useUi();
  return (key, ...params) => formatMessage(ui, key, ...params);
}

/** The language, the direction and the currency of the page. */
export function useLocale() {
  const { locale, tag, dir, currency } = useUi();
  return { locale, tag, dir, currency };
}
