import { ConfirmProvider, LiveRegion, ToastProvider, UiProvider } from '@marketfront/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Density } from '../packages/ui/src/testing/density.ts';
import { DensityContext } from '../packages/ui/src/testing/sample.ts';
import { applyMode, tagOf, type Mode } from './modes.ts';
import { words, type WordsLocale } from './words.ts';

interface FrameProps extends Mode {
  /** Among other stories on a page of documents, which stays as it is. */
  nested: boolean;
  density: Density;
  children: ReactNode;
}

/** What the shop's root does, from the toolbar. */
export function Frame({ nested, density, children, theme, brand, locale, dir }: FrameProps) {
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
    // The invented language formats as English does.
    <UiProvider
      locale={locale === 'pseudo' ? 'en' : locale}
      messages={words[locale as WordsLocale] ?? words.en}
      dir={dir}
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
