import { ConfirmProvider, LiveRegion, ToastProvider } from '@marketfront/ui';
import { UiProvider } from '@marketfront/ui/provider';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Density } from '../packages/ui/src/testing/density.ts';
import { DensityContext } from '../packages/ui/src/testing/sample.ts';
import { applyMode, tagOf, type Mode } from './modes.ts';
import { uiMessages, type MessagesLocale } from './messages.ts';
import { photoLoaders } from './photo-loaders.ts';

interface StoryProvidersProps extends Mode {
  /** Whether it is on a docs page, where the attributes of `<html>` must not change. */
  nested: boolean;
  density: Density;
  children: ReactNode;
}

/** The theme on `<html>`: tests change the attribute without rendering the story again. */
function useShownTheme(initial: string): string {
  const [theme, setTheme] = useState(initial);
  useEffect(() => {
    const { documentElement: html } = document;
    const read = () => setTheme(html.dataset['theme'] ?? 'system');
    read();
    const observer = new MutationObserver(read);
    observer.observe(html, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

/** The providers of the storefront's root, controlled by the toolbar. */
export function StoryProviders({
  nested,
  density,
  children,
  theme,
  brand,
  locale,
  dir,
}: StoryProvidersProps) {
  useLayoutEffect(() => {
    if (!nested) applyMode({ theme, brand, locale, dir });
  }, [nested, theme, brand, locale, dir]);
  const shownTheme = useShownTheme(theme);
  const story = nested ? (
    <div lang={tagOf(locale)} dir={dir}>
      {children}
    </div>
  ) : (
    children
  );
  return (
    // The pseudo-locale uses the formats of English.
    <UiProvider
      locale={locale === 'pseudo' ? 'en' : locale}
      messages={uiMessages[locale as MessagesLocale] ?? uiMessages.en}
      dir={dir}
      {...photoLoaders(shownTheme)}
    >
      <LiveRegion>
        <ConfirmProvider>
          <DensityContext.Provider value={density}>
            <ToastProvider>{story}</ToastProvider>
          </DensityContext.Provider>
        </ConfirmProvider>
      </LiveRegion>
    </UiProvider>
  );
}
