import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Logo } from '../logo/logo.tsx';
import { SiteFooter } from './site-footer.tsx';

const columns = [
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
];

const meta = {
  component: SiteFooter,
  args: { copyright: '© 2026 Marketfront', columns },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'The end of every page: what the shop is, where help is, who answers for it.',
      do: ['Keep the same links on every page.', 'Put what the law asks for here.'],
      dont: ['Do not repeat the categories.', 'Do not exceed four columns.'],
      parts: { columns: 'The groups of links', bottom: 'The last line' },
    } satisfies Guide,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvasElement }) => {
    const help = within(canvasElement).getByRole('navigation', { name: 'Help' });
    await expect(within(help).getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '#returns');
  },
};
export const Full: Story = {
  args: {
    intro: (
      <>
        <Logo name="Marketfront" />
        <p>Many merchants, one cart. Things made well, by people you can name.</p>
      </>
    ),
    end: 'Visa, Mastercard, PayPal',
  },
};
export const OnlyCopyright: Story = { args: { columns: [] } };
