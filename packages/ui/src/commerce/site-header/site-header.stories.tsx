import type { Meta, StoryObj } from '@storybook/react-vite';
import { categories, address, languages } from '../../testing/fixtures/index.ts';
import { LanguageMenu, ThemeToggle } from '../language-menu/language-menu.tsx';
import { IconHeart } from '../../primitives/icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { MegaMenu } from '../mega-menu/mega-menu.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { AccountLink, CartLink, HeaderAction, SiteHeader } from './site-header.tsx';
import { guide } from './site-header.guide.ts';
import { showsAllActions, opensMegaMenu } from './site-header.play.ts';

const meta = {
  component: SiteHeader,
  subcomponents: { HeaderAction, AccountLink, CartLink },
  parameters: {
    layout: 'fullscreen',
    guide,
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  args: {
    homeHref: '#home',
    logo: <Logo name="Marketfront" />,
    utility: [
      { href: '#merchant', label: 'Merchant login', external: true },
      { href: '#register', label: 'Open a store' },
    ],
    utilityEnd: (
      <>
        <LanguageMenu items={languages} />
        <ThemeToggle value="light" onChange={() => undefined} />
      </>
    ),
    search: <SearchBox action="#search" />,
    actions: (
      <>
        <AccountLink href="#login" label="Sign in" />
        <CartLink href="#cart" count={3} />
      </>
    ),
    nav: <MegaMenu items={categories} allHref="#all" />,
  },
};

export const SignedIn: Story = {
  args: {
    ...SignedOut.args,
    actions: (
      <>
        <AccountLink href="#account" label={address.name} />
        <CartLink href="#cart" count={0} />
      </>
    ),
  },
};

export const Bare: Story = { args: { homeHref: '#home', logo: <Logo name="Marketfront" /> } };
export const MoreActions: Story = {
  args: {
    ...SignedOut.args,
    actions: (
      <>
        <HeaderAction href="#wish" icon={<IconHeart />}>
          Wish list
        </HeaderAction>
        <AccountLink href="#account" label="Bouavanh Phommachanh of Luang Prabang" />
        <CartLink href="#cart" count={1250} />
      </>
    ),
  },
  play: showsAllActions,
};

export const MenuOpen: Story = {
  args: { ...SignedOut.args, nav: <MegaMenu items={categories} allHref="#all" panels="always" /> },
  play: opensMegaMenu,
};
