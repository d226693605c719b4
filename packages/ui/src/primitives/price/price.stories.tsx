import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Price } from './price.tsx';
import { priceSizes } from './price.variants.ts';

const meta = {
  component: Price,
  args: { amount: '19.90' },
  argTypes: { size: { control: 'select', options: priceSizes } },
  parameters: {
    guide: {
      use: 'What it costs. The price before is struck through for the eye and said as such for the ear.',
      do: [
        'Give amounts as decimal strings; the component writes them in the reader’s language.',
        'Show was only when it really was the price.',
      ],
      dont: ['Do not build price texts yourself.', 'Do not colour other numbers like a sale price.'],
      parts: { amount: 'The price', was: 'The price before, struck through', percent: 'What is saved' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnSale: Story = { args: { was: '29.90' } };
export const WithPercent: Story = {
  args: { was: '29.90', percent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$29.90').tagName).toBe('S');
  },
};
export const From: Story = { args: { from: true, amount: '0.10' } };
export const CheaperBeforeShowsNoSale: Story = {
  args: { was: '1.00' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('$1.00')).toBeNull();
  },
};
export const Huge: Story = { args: { amount: '1290999.00', was: '2000000.00', percent: true } };
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {priceSizes.map((size) => (
        <Price key={size} {...args} size={size} was="29.90" percent />
      ))}
    </Stack>
  ),
};
