import { UiProvider } from '@marketfront/ui';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useEffect, useLayoutEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { lookOf } from '../looks.ts';
import { applyMode, plainMode, type Mode } from '../modes.ts';
import { words } from '../words.ts';
import { ModeContext } from './mode-context.ts';

/** Storybook shows its documents no globals, but its container has them. */
const globalsOf = (context: unknown): Partial<Mode> =>
  (context as { store?: { userGlobals?: { globals?: Partial<Mode> } } }).store?.userGlobals?.globals ?? {};

const modeIn = ({ theme, brand, locale, dir }: Partial<Mode>): Mode => ({
  theme: theme ?? plainMode.theme,
  brand: brand ?? plainMode.brand,
  locale: locale ?? plainMode.locale,
  dir: dir ?? plainMode.dir,
});

/** The pages of this book follow the toolbar's theme and brand; their words stay English and left to right. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [mode, setMode] = useState<Mode>(() => modeIn(globalsOf(context)));
  const { theme, brand } = mode;
  useEffect(() => {
    const follow = ({ globals }: { globals: Partial<Mode> }) => setMode(modeIn(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useLayoutEffect(() => applyMode({ ...plainMode, theme, brand }), [theme, brand]);
  const look = useMemo(() => lookOf(theme, brand), [theme, brand]);
  return (
    <DocsContainer context={context} theme={look}>
      <UiProvider locale="en" messages={words.en}>
        <ModeContext.Provider value={mode}>{children}</ModeContext.Provider>
      </UiProvider>
    </DocsContainer>
  );
}
