import { switchLocale, localeOf } from '@marketfront/i18n';
import { AccountLink, CartLink, LanguageMenu, Logo, MegaMenu, SiteHeader } from '@marketfront/ui';
import { useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { openLogin } from '../features/auth/index.ts';
import { ShopSearch } from '../features/search/index.ts';
import { usePath, useRoot } from '../platform/use-root.ts';
import type { loader as menuLoader } from '../routes/resources.menu.tsx';
import { useMessages } from '../messages/index.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export interface TopCategory {
  readonly id: number;
  readonly name: string;
  readonly icon: string | null;
}

export function ShopHeader({
  categories,
  hotWords,
}: {
  categories: readonly TopCategory[];
  hotWords: readonly string[];
}) {
  const t = useMessages('shell');
  const { site, shopper, merchantSite } = useRoot();
  return (
    <SiteHeader
      logo={<Logo name={site.name} src={site.logo ?? undefined} />}
      homeHref="/"
      homeLabel={site.name}
      utility={[
        ...(merchantSite ? [{ href: merchantSite, label: t('shell.merchantLogin'), external: true }] : []),
        { href: '/merchant/merchant_street', label: t('shell.shopStreet') },
      ]}
      utilityEnd={
        <>
          <ThemeSwitch />
          <LanguageSwitch />
        </>
      }
      search={<ShopSearch hotWords={hotWords} />}
      actions={
        <>
          {shopper.signedIn ? (
            <AccountLink href="/user_center/order/list" label={shopper.nickname || t('shell.account')} />
          ) : (
            <AccountLink href="/login" label={t('shell.signIn')} onClick={openLogin} />
          )}
          <CartLink href="/cart" count={shopper.cartCount} />
        </>
      }
      nav={<CategoryMenu categories={categories} />}
    />
  );
}

function CategoryMenu({ categories }: { categories: readonly TopCategory[] }) {
  const path = usePath();
  const menu = useFetcher<typeof menuLoader>();
  const asked = useRef(false);
  const children = new Map(menu.data?.map(({ id, children }) => [id, children]));
  const load = () => {
    if (asked.current) return;
    asked.current = true;
    void menu.load(path('/resources/menu'));
  };
  return (
    <div onPointerEnter={load} onFocus={load}>
      <MegaMenu
        allHref="/categories"
        panels="intent"
        items={categories.map(({ id, name, icon }) => ({
          id: String(id),
          name,
          icon: icon ?? undefined,
          href: `/categories?id=${id}`,
          children: children.get(id)?.map((child) => ({
            id: String(child.id),
            name: child.name,
            icon: child.icon ?? undefined,
            href: `/categories?id=${child.id}`,
            children: child.children.map((leaf) => ({
              id: String(leaf.id),
              name: leaf.name,
              icon: leaf.icon ?? undefined,
              href: `/categories?id=${leaf.id}`,
            })),
          })),
        }))}
      />
    </div>
  );
}

function LanguageSwitch() {
  const { languages, locale } = useRoot();
  const location = useLocation();
  return (
    <LanguageMenu
      items={languages.map((code) => {
        const { tag, name } = localeOf(code);
        return { tag, name, href: switchLocale(code, location), current: code === locale };
      })}
    />
  );
}
