import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  args: {
    items: [
      { href: '#home', label: 'Home' },
      { href: '#living', label: 'Home & living' },
      { label: 'Lighting' },
    ],
  },
  parameters: {
    guide: {
      use: 'Shows where a page lies in the shop, and the way back up.',
      do: ['Begin with the home page.', 'End with the page itself, without a link.'],
      dont: [
        'Do not list the way a shopper came; list where the page lies.',
        'Do not use it on the home page.',
      ],
      parts: { list: 'The ordered list', separator: 'The arrow between two places' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Lighting')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const HomeOnly: Story = { args: { items: [{ label: 'Home' }] } };
export const LongName: Story = {
  args: {
    items: [
      { href: '#home', label: 'Home' },
      { href: '#outdoor', label: 'Outdoor, garden, camping and everything for the weekend' },
      { label: 'Waxed canvas market tote with leather handles, made to be carried for decades' },
    ],
  },
};
