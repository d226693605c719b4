import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { categories } from '../../testing/fixtures.ts';
import { LanguageMenu, ThemeToggle } from '../language-menu/language-menu.tsx';
import { IconHeart } from '../../primitives/icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { MegaMenu } from '../mega-menu/mega-menu.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import type { Guide } from '../../testing/guide.ts';
import { AccountLink, CartLink, HeaderAction, SiteHeader } from './site-header.tsx';

const meta = {
  component: SiteHeader,
  subcomponents: { HeaderAction, AccountLink, CartLink },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'The head of every page but the checkout: the first row scrolls away, search and categories stay.',
      do: ['Show the count of the cart in its link.', 'Keep to three actions at the end.'],
      dont: [
        'Do not put campaigns into it: that is TopBanner.',
        'Do not hide the search behind an icon on wide screens.',
      ],
      keys: { Tab: 'Goes through logo, search, actions and categories' },
      parts: {
        utility: 'The first row',
        main: 'The row of logo, search and actions',
        nav: 'The row of categories',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const languages = [
  { tag: 'en', name: 'English', href: '#en', current: true },
  { tag: 'zh-CN', name: '简体中文', href: '#zh', current: false },
  { tag: 'th', name: 'ไทย', href: '#th', current: false },
  { tag: 'lo', name: 'ລາວ', href: '#lo', current: false },
];

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
        <AccountLink href="#account" label="Bouavanh Phommachanh" />
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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Wish list' })).toBeVisible();
  },
};

export const MenuOpen: Story = {
  args: { ...SignedOut.args, nav: <MegaMenu items={categories} allHref="#all" panels="always" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Fashion/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Watches' })).toBeVisible());
  },
};
