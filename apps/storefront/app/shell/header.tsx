import { AccountLink, CartLink, IconButtonLink, IconMenu, Logo, MegaMenu, SiteHeader } from '@marketfront/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { savesData } from '../../speed/browser/saves-data.ts';
import { AddedHost } from '../features/cart/index.ts';
import type { Region } from '../features/site/index.server.ts';
import { ShopSearch } from '../features/search/index.ts';
import { accountPaths, insteadOfLink, paths, useRoot } from '../navigation/index.ts';
import { useCartNumber } from '../state/cart.ts';
import { useChangesOfOtherTabs } from '../state/use-changes-of-other-tabs.ts';
import { useLoginLink } from '../state/login-dialog.ts';
import { AccountPreview, CartPreview } from './header-previews.tsx';
import { loadMenuData } from './menu-data.ts';
import { RegionPicker } from './region-picker.tsx';
import type { MenuData, TopCategory } from './shell-data.server.ts';
import { useMessages } from '../messages/index.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useResource } from '../http/index.ts';
import { menuPanels } from './resources.ts';

// Used on phones, after a tap.
const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

export default function ShopHeader({
  categories,
  hotWords,
  region,
}: {
  categories: readonly TopCategory[];
  hotWords: readonly string[];
  region: Region;
}) {
  const t = useMessages('site');
  const { site, shopper, merchantSite } = useRoot();
  const openLogin = useLoginLink();
  useChangesOfOtherTabs();
  const [menuOpen, setMenuOpen] = useState(false);
  const utility = [
    ...(merchantSite ? [{ href: merchantSite, label: t('site.merchantLogin'), external: true }] : []),
    { href: paths.sell(), label: t('site.sell') },
    { href: paths.storeStreet(), label: t('site.shopStreet') },
  ];
  return (
    <SiteHeader
      logo={<Logo name={site.name} src={site.logo ?? undefined} />}
      homeHref={paths.home()}
      homeLabel={site.name}
      utility={utility}
      utilityEnd={
        <>
          <ThemeSwitch />
          <RegionPicker region={region} />
        </>
      }
      search={<ShopSearch hotWords={hotWords} />}
      actions={
        <>
          {shopper.signedIn ? (
            <AccountPreview>
              <AccountLink href={accountPaths.userCenter()} label={shopper.nickname || t('site.account')} />
            </AccountPreview>
          ) : (
            <AccountLink href={paths.login()} label={t('site.signIn')} onClick={openLogin} />
          )}
          <Cart />
          <AddedHost />
        </>
      }
      nav={<CategoryMenu categories={categories} />}
      menu={
        <>
          {/* Until its code is loaded, this is a link to all categories. */}
          <IconButtonLink
            icon={<IconMenu />}
            aria-label={t('site.categories')}
            aria-haspopup="dialog"
            href={paths.categories()}
            onClick={insteadOfLink(() => setMenuOpen(true))}
          />
          {menuOpen && (
            <Suspense>
              <MenuSheet categories={categories} utility={utility} onClose={() => setMenuOpen(false)}>
                <ThemeSwitch />
                <RegionPicker region={region} />
              </MenuSheet>
            </Suspense>
          )}
        </>
      }
    />
  );
}

/** A separate component: its number changes at every press on "Add to cart", and the header is large. */
function Cart() {
  return (
    <CartPreview>
      <CartLink href={paths.cart()} count={useCartNumber()} />
    </CartPreview>
  );
}

function CategoryMenu({ categories }: { categories: readonly TopCategory[] }) {
  const [menu, setMenu] = useState<MenuData>();
  const children = new Map(menu?.map(({ id, children }) => [id, children]));
  const panels = useResource(menuPanels);
  const load = async () => setMenu(await loadMenuData(panels));
  // So that the first panel opens immediately.
  useEffect(() => {
    if (!savesData()) void loadMenuData(panels);
  }, [panels]);
  return (
    <div onPointerEnter={() => void load()} onFocus={() => void load()}>
      <MegaMenu
        allHref={paths.categories()}
        panels="intent"
        items={categories.map(({ id, name, icon, hasChildren }) => ({
          id: String(id),
          name,
          icon: icon ?? undefined,
          href: paths.categories(id),
          hasChildren,
          children: children.get(id)?.map((child) => ({
            id: String(child.id),
            name: child.name,
            icon: child.icon ?? undefined,
            href: paths.categories(child.id),
            children: child.children.map((leaf) => ({
              id: String(leaf.id),
              name: leaf.name,
              icon: leaf.icon ?? undefined,
              href: paths.categories(leaf.id),
            })),
          })),
        }))}
      />
    </div>
  );
}
