import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TopBanner } from './top-banner.tsx';
import { guide } from './top-banner.guide.ts';
import { callsOnClose } from './top-banner.play.ts';

const meta = {
  component: TopBanner,
  args: { children: 'Free delivery on orders over $50 this week' },
  parameters: {
    layout: 'fullscreen',
    guide,
  },
} satisfies Meta<typeof TopBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};
export const AsLink: Story = { args: { href: '#sale' } };
export const LongText: Story = {
  args: {
    children:
      'Because of the holidays some merchants send their parcels three to five days later than usual; the product pages say which',
  },
};
export const Closed: Story = { args: { onClose: fn() }, play: callsOnClose };
