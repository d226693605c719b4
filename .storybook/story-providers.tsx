import { ConfirmProvider, LiveRegion, ToastProvider, UiProvider } from '@marketfront/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Density } from '../packages/ui/src/testing/density.ts';
import { DensityContext } from '../packages/ui/src/testing/sample.ts';
import { applyMode, tagOf, type Mode } from './modes.ts';
import { uiMessages, type MessagesLocale } from './messages.ts';
import { photoLoaders } from './photo-loaders.ts';

interface StoryProvidersProps extends Mode {
  /** True on a docs page, where the attributes of `<html>` must not change. */
  nested: boolean;
  density: Density;
  children: ReactNode;
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
      {...photoLoaders(theme)}
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
