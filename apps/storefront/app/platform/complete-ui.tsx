import { pseudoLocaleCode } from '@marketfront/i18n';
import { UiProvider } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { completeUiMessages } from '../messages/complete-ui.ts';
import { AppLink } from './app-link.tsx';
import { imageLoader } from './image-loader.ts';
import { useRoot } from './root-data.ts';

/**
 * Gives the components below it all messages of the design system. Pages have those of first visits; uploads and the
 * progress of refunds need more.
 */
export function CompleteUi({ children }: { children: ReactNode }) {
  const { locale, pseudo, site } = useRoot();
  return (
    <UiProvider
      locale={locale}
      currency={site.currency}
      messages={completeUiMessages(pseudo ? pseudoLocaleCode : locale)}
      link={AppLink}
      image={imageLoader(site.imageResizeParam)}
    >
      {children}
    </UiProvider>
  );
}
