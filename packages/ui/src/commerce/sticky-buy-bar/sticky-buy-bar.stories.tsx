import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { drawing } from '../../testing/fixtures.ts';
import { StickyBuyBar } from './sticky-buy-bar.tsx';
import { buy } from './sticky-buy-bar.fixtures.tsx';
import { guide } from './sticky-buy-bar.guide.ts';
import { appearsBelowBuyBox } from './sticky-buy-bar.play.ts';

const meta = {
  component: StickyBuyBar,
  args: {
    name: 'Amber glass table lamp',
    price: '86.00',
    image: drawing('lamp'),
    after: 'buy-actions',
    open: true,
    action: (
      <Button tone="accent" size="sm" onClick={buy}>
        Add to cart
      </Button>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyBuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {};
export const WithOptions: Story = { args: { was: '110.00', variant: 'Amber, small' } };
export const LongName: Story = {
  args: {
    name: 'Waxed canvas market tote with vegetable-tanned leather handles, made to be carried for decades',
    variant: 'Olive and saddle brown, large',
  },
};
export const AppearsBelowBuyBox: Story = {
  args: { open: undefined },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '300vh' }}>
        <div id="buy-actions">
          <Button>In the buy box</Button>
        </div>
        <Story />
      </main>
    ),
  ],
  play: appearsBelowBuyBox,
};
