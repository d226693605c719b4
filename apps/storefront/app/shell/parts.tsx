import { splitLocalePath, withLocalePrefix } from '@marketfront/i18n';
import { messagesOnDemand } from '../messages/index.ts';
import { codeLater, hydrateLater } from '../platform/hydrate-later.ts';
import { paths } from '../platform/paths.ts';
import { savesData } from '../platform/saves-data.ts';
import { loadMenuData } from './menu-data.ts';

// The server renders them at once; a browser takes them over at the first interaction.
const onServer = import.meta.env.SSR
  ? {
      header: (await import('./header.tsx')).ShopHeader,
      footer: (await import('./footer.tsx')).ShopFooter,
      notice: (await import('./shop-notice.tsx')).ShopNotice,
      status: (await import('./status-bars.tsx')).StatusBars,
      support: (await import('./support-window.tsx')).SupportWindow,
    }
  : undefined;

const parts = codeLater(() => {
  // Later pages ask it for their messages.
  void messagesOnDemand.load();
  // The panels of the menu come beside its code: the first one opens at once.
  if (!savesData()) {
    const { locale } = splitLocalePath(location.pathname);
    void loadMenuData(withLocalePrefix(locale, paths.resources.menu()));
  }
  return import('./parts-later.ts');
});

export const ShopHeader = onServer?.header ?? hydrateLater(parts, ({ ShopHeader: part }) => part);
export const ShopFooter = onServer?.footer ?? hydrateLater(parts, ({ ShopFooter: part }) => part);
export const ShopNotice = onServer?.notice ?? hydrateLater(parts, ({ ShopNotice: part }) => part);
export const StatusBars = onServer?.status ?? hydrateLater(parts, ({ StatusBars: part }) => part);
export const SupportWindow = onServer?.support ?? hydrateLater(parts, ({ SupportWindow: part }) => part);
