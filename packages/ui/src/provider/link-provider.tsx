'use client';
import { useMemo, type ReactNode } from 'react';
import { holdLink } from './held-link.tsx';
import { UiContext, useUi, type LinkComponent } from './ui-context.ts';

/** Replaces the link component for the components below it. */
export function LinkProvider({
  value: link,
  children,
}: {
  /** The component that renders every link inside; takes `href` and anchor props. */
  value: LinkComponent;
  /** The part of the application to which it applies. */
  children?: ReactNode;
}) {
  const ui = useUi();
  const value = useMemo(() => ({ ...ui, ...holdLink(link) }), [ui, link]);
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
