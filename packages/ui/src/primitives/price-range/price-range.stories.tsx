import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PriceRange } from './price-range.tsx';
import { guide } from './price-range.guide.ts';
import { swapsReversedRange, resetsToAppliedRange } from './price-range.play.ts';

const meta = {
  component: PriceRange,
  args: { action: '#list', clearHref: '#clear', onSubmit: fn() },
  parameters: { guide },
} satisfies Meta<typeof PriceRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Applied: Story = { args: { min: '10', max: '80.50' } };

export const SwapsReversedRange: Story = { play: swapsReversedRange };
export const ResetsToAppliedRange: Story = {
  args: {
    min: '10',
    max: '80.50',
    children: (
      <Button type="reset" size="sm">
        Reset
      </Button>
    ),
  },
  play: resetsToAppliedRange,
};
