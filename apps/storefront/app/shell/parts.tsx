import { splitLocalePath, withLocalePrefix } from '@marketfront/i18n';
import { hydrateLater } from '../platform/hydrate-later.ts';
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

const parts = () => {
  // Later pages ask it for their messages; what cannot be loaded now is loaded then.
  import('../messages/on-demand.ts').catch(() => undefined);
  return import('./parts-later.ts');
};

/** The panels of the menu come beside its code: the first one opens at once. */
const partsWithMenu = () => {
  if (!savesData()) {
    const { locale } = splitLocalePath(location.pathname);
    void loadMenuData(withLocalePrefix(locale, paths.resources.menu()));
  }
  return parts();
};

export const ShopHeader =
  onServer?.header ?? hydrateLater(() => partsWithMenu().then(({ ShopHeader: part }) => ({ default: part })));
export const ShopFooter =
  onServer?.footer ?? hydrateLater(() => parts().then(({ ShopFooter: part }) => ({ default: part })));
export const ShopNotice =
  onServer?.notice ?? hydrateLater(() => parts().then(({ ShopNotice: part }) => ({ default: part })));
export const StatusBars =
  onServer?.status ?? hydrateLater<object>(() => parts().then(({ StatusBars: part }) => ({ default: part })));
export const SupportWindow =
  onServer?.support ?? hydrateLater(() => parts().then(({ SupportWindow: part }) => ({ default: part })));
