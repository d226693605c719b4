import { UiProvider } from '@marketfront/ui';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useEffect, useLayoutEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { storybookThemeFor } from '../storybook-themes.ts';
import { applyMode, plainMode, type Mode } from '../modes.ts';
import { uiMessages } from '../messages.ts';
import { photoLoaders } from '../photo-loaders.ts';
import { ModeContext } from './mode-context.ts';

/** Storybook does not pass globals to docs pages; its docs context has them. */
const globalsOf = (context: unknown): Partial<Mode> =>
  (context as { store?: { userGlobals?: { globals?: Partial<Mode> } } }).store?.userGlobals?.globals ?? {};

const modeIn = ({ theme, brand, locale, dir }: Partial<Mode>): Mode => ({
  theme: theme ?? plainMode.theme,
  brand: brand ?? plainMode.brand,
  locale: locale ?? plainMode.locale,
  dir: dir ?? plainMode.dir,
});

/** Docs pages follow the theme and brand of the toolbar; their text stays English and left to right. */
export function ThemedDocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [mode, setMode] = useState<Mode>(() => modeIn(globalsOf(context)));
  const { theme, brand } = mode;
  useEffect(() => {
    const follow = ({ globals }: { globals: Partial<Mode> }) => setMode(modeIn(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useLayoutEffect(() => applyMode({ ...plainMode, theme, brand }), [theme, brand]);
  const storybookTheme = useMemo(() => storybookThemeFor(theme, brand), [theme, brand]);
  return (
    <DocsContainer context={context} theme={storybookTheme}>
      <UiProvider locale="en" messages={uiMessages.en} {...photoLoaders(theme)}>
        <ModeContext.Provider value={mode}>{children}</ModeContext.Provider>
      </UiProvider>
    </DocsContainer>
  );
}
