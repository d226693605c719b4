import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { TopBanner } from './top-banner.tsx';

const meta = {
  component: TopBanner,
  args: { children: 'Free delivery on orders over $50 this week' },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'One line above the header for the whole shop: a campaign, a holiday, a delay.',
      do: ['Keep it to one line.', 'Remember that it was closed.'],
      dont: ['Do not show two.', 'Do not let it come back on every page.'],
      keys: { 'Enter or Space': 'Presses the cross in focus' },
      parts: { content: 'The words or the link', close: 'The cross' },
    } satisfies Guide,
  },
} satisfies Meta<typeof TopBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const AsLink: Story = { args: { href: '#sale' } };
export const LongWords: Story = {
  args: {
    children:
      'Because of the holidays some merchants send their parcels three to five days later than usual; the product pages say which',
  },
};
export const Closed: Story = {
  args: { onClose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
