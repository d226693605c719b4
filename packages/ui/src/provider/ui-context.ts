'use client';
import { createContext, useContext, type ComponentPropsWithoutRef, type ComponentType } from 'react';
import type { CurrencyDisplay } from '@marketfront/i18n/format';
import type { UiMessages } from '../messages/ui-messages.ts';
import type { RenderLink } from './held-link.tsx';

/** The component that renders links: an anchor, or a router's link that takes `href`. */
export type LinkComponent = ComponentType<ComponentPropsWithoutRef<'a'> & { href: string }> | 'a';

/** Returns the address of a picture in a given width, in pixels. */
export type ImageLoader = (request: { src: string; width: number }) => string;

/** The messages of the default language, used for messages that a translation does not have yet. */
export interface FallbackMessages {
  /** The language of the messages: its plural rules apply. */
  readonly locale: string;
  /** All messages in that language, so that no text is missing. */
  readonly messages: Partial<UiMessages>;
}

export interface UiContextValue {
  /** A locale code or a BCP 47 tag. */
  locale: string;
  /** The BCP 47 tag of the locale. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** ISO 4217 code of amounts without their own currency. */
  currency: string;
  currencyDisplay: CurrencyDisplay;
  messages: Partial<UiMessages>;
  fallback: FallbackMessages | undefined;
  link: LinkComponent;
  /** The function that the link component calls, if the given one is a function. */
  renderLink: RenderLink | undefined;
  image: ImageLoader | undefined;
  /** Loads pictures for visitors whose system prefers dark colours. */
  darkImage: ImageLoader | undefined;
}

export const UiContext = createContext<UiContextValue | undefined>(undefined);

export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (value === undefined) {
    throw new Error('marketfront/ui: add <UiProvider>.');
  }
  return value;
}
