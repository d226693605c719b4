'use client';
import { createContext, useContext, type ComponentPropsWithoutRef, type ComponentType } from 'react';
import type { GivenMessages } from '../messages/ui-messages.ts';

/** The component that renders links: an anchor, or a router's link that takes `href`. */
export type LinkComponent = ComponentType<ComponentPropsWithoutRef<'a'> & { href: string }> | 'a';

/** Returns the address of a picture in a width. */
export type ImageLoader = (request: { src: string; width: number }) => string;

export interface UiContextValue {
  /** The locale code: en, zh-CN, es, fr, th, lao. */
  locale: string;
  /** The BCP 47 tag of the locale. */
  tag: string;
  dir: 'ltr' | 'rtl';
  messages: GivenMessages;
  link: LinkComponent;
  image: ImageLoader | undefined;
}

export const UiContext = createContext<UiContextValue | undefined>(undefined);

export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (value === undefined) {
    throw new Error(
      'marketfront/ui: a component is outside <UiProvider>, so it has no language and no links. Wrap the application in <UiProvider locale messages>.',
    );
  }
  return value;
}
