import { pseudoLocaleCode } from '@marketfront/i18n';
import { UiProvider } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { completeUiMessages } from '../messages/complete-ui.ts';
import { AppLink, useRoot } from '../navigation/index.ts';
import { useImageLoaders } from './image-loaders.ts';

/**
 * Gives the components below it all messages of the design system. Pages have only those that first visits need;
 * uploads and the progress of refunds need more.
 */
export function CompleteUi({ children }: { children: ReactNode }) {
  const { locale, pseudo, site } = useRoot();
  return (
    <UiProvider
      locale={locale}
      currency={site.currency}
      messages={completeUiMessages(pseudo ? pseudoLocaleCode : locale)}
      link={AppLink}
      {...useImageLoaders()}
    >
      {children}
    </UiProvider>
  );
}
