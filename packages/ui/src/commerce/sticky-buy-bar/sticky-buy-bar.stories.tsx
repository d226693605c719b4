import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { lamp, longProductName } from '../../testing/fixtures/index.ts';
import { StickyBuyBar } from './sticky-buy-bar.tsx';
import { guide } from './sticky-buy-bar.guide.ts';
import { appearsBelowBuyBox, onBuy } from './sticky-buy-bar.play.ts';

const meta = {
  component: StickyBuyBar,
  args: {
    name: lamp.name,
    price: lamp.price,
    image: lamp.image,
    after: 'buy-actions',
    open: true,
    action: (
      <Button tone="accent" size="sm" onClick={onBuy}>
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
export const WithOptions: Story = { args: { was: '198.00', variant: lamp.variant } };
export const LongName: Story = {
  args: {
    name: longProductName,
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
