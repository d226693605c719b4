'use client';
import { useMemo, type ReactNode } from 'react';
import { UiContext, useUi, type ImageLoader } from './ui-context.ts';

/** Replaces the image loader for the components below it. */
export function ImageProvider({
  value: image,
  children,
}: {
  /** Returns the address of a picture in a width. */
  value: ImageLoader;
  /** The part of the application that it is for. */
  children?: ReactNode;
}) {
  const ui = useUi();
  const value = useMemo(() => ({ ...ui, image }), [ui, image]);
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
