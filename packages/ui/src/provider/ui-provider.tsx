'use client';
import { directionOf, tagOf } from '@marketfront/i18n';
import { type CurrencyDisplay, defaultCurrency } from '@marketfront/i18n/format';
import { useMemo, type ReactNode } from 'react';
import type { GivenMessages, UiMessages } from '../messages/ui-messages.ts';
import { holdLink } from './held-link.tsx';
import { UiContext, type FallbackMessages, type ImageLoader, type LinkComponent } from './ui-context.ts';

interface UiProviderOwnProps {
  /** Language of formats and plurals: a BCP 47 tag (`de`, `ar-EG`) or a code of `locales` in `@marketfront/i18n`. */
  locale: string;
  /** The text direction; that of the locale's script by default. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** ISO 4217 code of all amounts inside; `USD` by default. A component's own `currency` overrides it. */
  currency?: string | undefined;
  /** The format of the currency: `narrowSymbol` (`$`) by default, or `symbol` (`US$`), `code`, `name`. */
  currencyDisplay?: CurrencyDisplay | undefined;
  /** The component that renders every link; takes `href` and anchor props. */
  link?: LinkComponent | undefined;
  /** Returns the address of a picture in a given width, in pixels; without it a picture has one size. */
  image?: ImageLoader | undefined;
  /**
   * Returns the address of a picture for a dark background. Visitors whose system prefers dark colours see it instead
   * of that of `image`. Pass the same function to both while the page has its own theme.
   */
  darkImage?: ImageLoader | undefined;
  /** The application. */
  children?: ReactNode;
}

interface CompleteMessages {
  /**
   * The messages of the components in that language: `@marketfront/ui/messages/<locale>`, or the smaller `/core` on
   * pages without a combobox, an upload, a table and other components of `more`.
   */
  messages: GivenMessages;
  /** The messages of the default language, shown for those missing in `messages`. */
  fallback?: FallbackMessages | undefined;
}

interface PartialMessages {
  /** The messages that are already translated; `fallback` has the others. */
  messages: Partial<UiMessages>;
  /** The messages of the default language, shown for those missing in `messages`; required while it is incomplete. */
  fallback: FallbackMessages;
}

export type UiProviderProps = UiProviderOwnProps & (CompleteMessages | PartialMessages);

/** Provides language, currency, messages, links and pictures to all components below it. */
export function UiProvider({
  locale,
  messages,
  fallback,
  dir,
  currency = defaultCurrency,
  currencyDisplay = 'narrowSymbol',
  link = 'a',
  image,
  darkImage,
  children,
}: UiProviderProps) {
  const fallbackLocale = fallback?.locale;
  const fallbackMessages = fallback?.messages;
  const value = useMemo(
    () => ({
      locale,
      tag: tagOf(locale),
      dir: dir ?? directionOf(locale),
      currency,
      currencyDisplay,
      messages,
      fallback:
        fallbackLocale !== undefined && fallbackMessages !== undefined
          ? { locale: fallbackLocale, messages: fallbackMessages }
          : undefined,
      ...holdLink(link),
      image,
      darkImage,
    }),
    [
      locale,
      dir,
      currency,
      currencyDisplay,
      messages,
      fallbackLocale,
      fallbackMessages,
      link,
      image,
      darkImage,
    ],
  );
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
