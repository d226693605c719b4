import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Price } from './price.tsx';
import { priceSizes } from './price.variants.ts';
import { guide } from './price.guide.ts';
import { hasNoDecimals, strikesThroughPreviousPrice, ignoresLowerListPrice } from './price.play.ts';

const meta = {
  component: Price,
  args: { amount: '19.90' },
  argTypes: { size: { control: 'select', options: priceSizes } },
  parameters: { guide },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnSale: Story = { args: { was: '29.90' } };
export const WithPercent: Story = {
  args: { was: '29.90', percent: true },
  play: strikesThroughPreviousPrice,
};
export const InYen: Story = {
  args: { amount: '1990.00', was: '2990.00', currency: 'JPY' },
  play: hasNoDecimals,
};
export const From: Story = { args: { from: true, amount: '0.10' } };
export const LowerListPriceIsIgnored: Story = { args: { was: '1.00' }, play: ignoresLowerListPrice };
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
