import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { StickyBuyBar } from './sticky-buy-bar.tsx';

const buy = fn();
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
    guide: {
      use: 'Keeps the price and the buying button at hand on a long product page, once the buy box is out of sight.',
      do: [
        'Let it send the buy box’s own form, so that the chosen options count.',
        'Show the chosen options, so that nobody buys the wrong size.',
      ],
      dont: [
        'Do not show it beside the buy box.',
        'Do not put more into it than the one action that matters.',
      ],
      parts: { inner: 'What stands in the bar', name: 'The product’s name', action: 'The button' },
    } satisfies Guide,
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

export const Shown: Story = {};
export const WithOptions: Story = { args: { was: '110.00', variant: 'Amber, small' } };
export const LongName: Story = {
  args: {
    name: 'Waxed canvas market tote with vegetable-tanned leather handles, made to be carried for decades',
    variant: 'Olive and saddle brown, large',
  },
};
export const AppearsPastTheBuyBox: Story = {
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    scrollTo(0, 0);
    await expect(canvas.queryByRole('region')).toBeNull();
    scrollTo(0, 600);
    const bar = await canvas.findByRole('region', { name: 'Amber glass table lamp' });
    const button = within(bar).getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    await expect(buy).toHaveBeenCalled();
    scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
