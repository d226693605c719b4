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
import { categories, footerColumns, languages } from '../testing/fixtures/index.ts';

/** The header and footer of the shop around a page. */
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
        columns={footerColumns}
        copyright="© 2026 Marketfront"
      />
    </>
  );
}
