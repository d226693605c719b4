import type { ReactNode } from 'react';
import { LanguageMenu } from '../commerce/language-menu/language-menu.tsx';
import { Logo } from '../commerce/logo/logo.tsx';
import { MegaMenu } from '../commerce/mega-menu/mega-menu.tsx';
import { SearchBox } from '../commerce/search-box/search-box.tsx';
import { SiteFooter } from '../commerce/site-footer/site-footer.tsx';
import { AccountLink, CartLink, SiteHeader } from '../commerce/site-header/site-header.tsx';
import { Box } from '../primitives/box/box.tsx';
import { Container } from '../primitives/layout/layout.tsx';
import { SkipLink } from '../primitives/skip-link/skip-link.tsx';
import { categories } from '../testing/fixtures.ts';

const languages = [
  { tag: 'en', name: 'English', href: '#en', current: true },
  { tag: 'th', name: 'ไทย', href: '#th', current: false },
  { tag: 'lo', name: 'ລາວ', href: '#lo', current: false },
];

/** Header and footer of the shop around a page: the same on all of them. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main" />
      <SiteHeader
        homeHref="#home"
        logo={<Logo name="Marketfront" />}
        utility={[{ href: '#sell', label: 'Open a store' }]}
        utilityEnd={<LanguageMenu items={languages} />}
        search={<SearchBox action="#search" />}
        actions={
          <>
            <AccountLink href="#account" label="Bouavanh" />
            <CartLink href="#cart" count={3} />
          </>
        }
        nav={<MegaMenu items={categories} allHref="#all" />}
      />
      <main id="main">
        <Container>
          <Box paddingBlock="xl">{children}</Box>
        </Container>
      </main>
      <SiteFooter
        intro={<p>Many merchants, one cart. Things made well, by people you can name.</p>}
        columns={[
          {
            title: 'Help',
            links: [
              { href: '#returns', label: 'Returns' },
              { href: '#delivery', label: 'Delivery' },
            ],
          },
          {
            title: 'Company',
            links: [
              { href: '#about', label: 'About us' },
              { href: '#sell', label: 'Sell with us' },
            ],
          },
        ]}
        copyright="© 2026 Marketfront"
      />
    </>
  );
}
