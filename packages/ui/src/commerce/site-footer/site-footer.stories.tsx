import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../logo/logo.tsx';
import { SiteFooter } from './site-footer.tsx';
import { footerColumns } from '../../testing/fixtures/index.ts';
import { guide } from './site-footer.guide.ts';
import { groupsLinksInNavigation } from './site-footer.play.ts';

const meta = {
  component: SiteFooter,
  args: { copyright: '© 2026 Marketfront', columns: footerColumns },
  parameters: {
    layout: 'fullscreen',
    guide,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = { play: groupsLinksInNavigation };
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
export const CopyrightOnly: Story = { args: { columns: [] } };
