import '@marketfront/ui/styles';
import '@marketfront/ui/themes/harbor';
import '@marketfront/ui/fonts/latin.css';
import '@marketfront/ui/fonts/th.css';
import '@marketfront/ui/fonts/lao.css';
import { ConfirmProvider, LiveRegion, ToastProvider, UiProvider } from '@marketfront/ui';
import en from '@marketfront/ui/messages/en';
import es from '@marketfront/ui/messages/es';
import fr from '@marketfront/ui/messages/fr';
import lao from '@marketfront/ui/messages/lao';
import th from '@marketfront/ui/messages/th';
import zhCN from '@marketfront/ui/messages/zh-CN';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

const messages = { en, 'zh-CN': zhCN, es, fr, th, lao };
type Locale = keyof typeof messages;

interface FrameProps {
  theme: string;
  brand: string;
  locale: Locale;
  dir: 'ltr' | 'rtl';
  children: ReactNode;
}

/** What the shop's root does to `<html>`, from the toolbar. */
function Frame({ theme, brand, locale, dir, children }: FrameProps) {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = locale === 'lao' ? 'lo' : locale;
    html.dir = dir;
    html.dataset['brand'] = brand;
    if (theme === 'system') delete html.dataset['theme'];
    else html.dataset['theme'] = theme;
  }, [theme, brand, locale, dir]);
  return (
    <UiProvider locale={locale} messages={messages[locale]} dir={dir}>
      <LiveRegion>
        <ConfirmProvider>
          <ToastProvider>{children}</ToastProvider>
        </ConfirmProvider>
      </LiveRegion>
    </UiProvider>
  );
}

const choices = (
  title: string,
  icon: 'mirror' | 'paintbrush' | 'globe' | 'transfer',
  items: readonly string[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  globalTypes: {
    theme: choices('Theme', 'mirror', ['light', 'dark', 'system']),
    brand: choices('Brand', 'paintbrush', ['marketfront', 'harbor']),
    locale: choices('Language', 'globe', Object.keys(messages)),
    dir: choices('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: { theme: 'light', brand: 'marketfront', locale: 'en', dir: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <Frame
        theme={globals['theme']}
        brand={globals['brand']}
        locale={globals['locale']}
        dir={globals['dir']}
      >
        <Story />
      </Frame>
    ),
  ],
});
