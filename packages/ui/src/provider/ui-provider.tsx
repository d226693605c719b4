'use client';
import { useMemo, type ReactNode } from 'react';
import type { GivenMessages } from '../messages/ui-messages.ts';
import { UiContext, type ImageLoader, type LinkComponent } from './ui-context.ts';

export interface UiProviderProps {
  /** Our locale code: en, zh-CN, es, fr, th, lao. */
  locale: string;
  /**
   * The components' own words in that language: `@marketfront/ui/messages/<locale>`, or its smaller
   * `/core` on pages that use no combobox, upload, table and the like.
   */
  messages: GivenMessages;
  dir?: 'ltr' | 'rtl' | undefined;
  /** Component that renders every link; takes `href` and anchor props. */
  link?: LinkComponent | undefined;
  /** Address of a picture at a width; without it pictures have one size. */
  image?: ImageLoader | undefined;
  children?: ReactNode;
}

// The URL code for Lao is older than its language tag.
const tagOf = (locale: string) => (locale === 'lao' ? 'lo' : locale);

/** Language, links and pictures for everything below it. One per page. */
export function UiProvider({ locale, messages, dir = 'ltr', link = 'a', image, children }: UiProviderProps) {
  const value = useMemo(
    () => ({ locale, tag: tagOf(locale), dir, messages, link, image }),
    [locale, dir, messages, link, image],
  );
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
