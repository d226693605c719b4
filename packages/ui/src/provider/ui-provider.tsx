'use client';
import { locales } from '@marketfront/i18n';
import { useMemo, type ReactNode } from 'react';
import type { GivenMessages } from '../messages/ui-messages.ts';
import { UiContext, type ImageLoader, type LinkComponent } from './ui-context.ts';

export interface UiProviderProps {
  /** A code of `locales` in `@marketfront/i18n`, or one of your own. */
  locale: string;
  /**
   * The messages of the components in that language: `@marketfront/ui/messages/<locale>`, or the smaller `/core` on
   * pages without a combobox, an upload, a table and other components of `more`.
   */
  messages: GivenMessages;
  dir?: 'ltr' | 'rtl' | undefined;
  /** Component that renders every link; takes `href` and anchor props. */
  link?: LinkComponent | undefined;
  /** Returns the address of a picture in a width; without it a picture has one size. */
  image?: ImageLoader | undefined;
  children?: ReactNode;
}

const tagOf = (locale: string) => locales.find(({ code }) => code === locale)?.tag ?? locale;

/** Provides language, messages, links and pictures to all components below it. */
export function UiProvider({ locale, messages, dir = 'ltr', link = 'a', image, children }: UiProviderProps) {
  const value = useMemo(
    () => ({ locale, tag: tagOf(locale), dir, messages, link, image }),
    [locale, dir, messages, link, image],
  );
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
