import { UiProvider } from '@marketfront/ui';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useEffect, useLayoutEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { lookOf } from '../looks.ts';
import { applyMode, plainMode, type Mode } from '../modes.ts';
import { words } from '../words.ts';

/** Storybook shows its documents no globals, but its container has them. */
const globalsOf = (context: unknown): Partial<Mode> =>
  (context as { store?: { userGlobals?: { globals?: Partial<Mode> } } }).store?.userGlobals?.globals ?? {};

/** The pages of this book follow the toolbar's theme and brand; their words stay English and left to right. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [{ theme, brand }, setMode] = useState<Mode>({ ...plainMode, ...globalsOf(context) });
  useEffect(() => {
    const follow = ({ globals }: { globals: Partial<Mode> }) => setMode({ ...plainMode, ...globals });
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useLayoutEffect(() => applyMode({ ...plainMode, theme, brand }), [theme, brand]);
  const look = useMemo(() => lookOf(theme, brand), [theme, brand]);
  return (
    <DocsContainer context={context} theme={look}>
      <UiProvider locale="en" messages={words.en}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
