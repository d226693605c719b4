'use client';
import { useMemo, type ReactNode } from 'react';
import { UiContext, useUi, type ImageLoader } from './ui-context.ts';

/** Replaces the image loaders for the components below it. */
export function ImageProvider({
  value: image,
  dark,
  children,
}: {
  /** Returns the address of a picture in a given width, in pixels. */
  value: ImageLoader;
  /** The `darkImage` of `UiProvider`; without it the pictures of `value` are shown on dark backgrounds too. */
  dark?: ImageLoader | undefined;
  /** The part of the application to which it applies. */
  children?: ReactNode;
}) {
  const ui = useUi();
  const value = useMemo(() => ({ ...ui, image, darkImage: dark }), [ui, image, dark]);
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
