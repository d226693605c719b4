import { splitLocalePath, withLocalePrefix } from '@marketfront/i18n';
import { paths } from '../platform/paths.ts';
import { savesData } from '../platform/saves-data.ts';
import { loadMenuData } from './menu-data.ts';

/** One file of the parts that are loaded at the first interaction. */
export { ShopHeader } from './header.tsx';
export { ShopFooter } from './footer.tsx';
export { ShopNotice } from './shop-notice.tsx';
export { StatusBars } from './status-bars.tsx';
export { SupportWindow } from './support-window.tsx';

// The panels of the menu come with its code: the first one opens at once.
if (!savesData()) {
  const { locale } = splitLocalePath(location.pathname);
  void loadMenuData(withLocalePrefix(locale, paths.resources.menu()));
}
