import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RangeSlider } from './range-slider.tsx';
import { Slider } from './slider.tsx';
import { inForm } from '../../testing/story-decorators.tsx';
import { guide } from './slider.guide.ts';
import {
  announcesFormattedValue,
  changesAndResets,
  keepsEndsInOrder,
  movesNearestThumb,
  onRangeChange,
} from './slider.play.ts';

const meta = {
  component: Slider,
  subcomponents: { RangeSlider },
  args: { label: 'Points to use', name: 'points', max: 500, step: 10, defaultValue: 200, onChange: fn() },
  parameters: { guide },
  decorators: [inForm(420)],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = {
  args: { format: (value) => `${value} points, −$${(value / 100).toFixed(2)}`, hint: 'You have 500 points.' },
  play: announcesFormattedValue,
};
export const WithMarks: Story = {
  args: {
    marks: [
      { value: 0, label: 'None' },
      { value: 250, label: 'Half' },
      { value: 500, label: 'All' },
    ],
  },
};
export const AtMaximum: Story = { args: { defaultValue: 500 } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = { args: { error: 'Points cannot be used with this coupon' } };

export const ChangesAndResets: Story = { play: changesAndResets };

export const PriceRange: Story = {
  render: () => (
    <RangeSlider
      legend="Price"
      minName="minPrice"
      maxName="maxPrice"
      max={200}
      step={5}
      defaultValue={[20, 120]}
      format={(value) => `$${value}`}
      onChange={onRangeChange}
    />
  ),
  play: keepsEndsInOrder,
};
export const TrackPress: Story = { render: PriceRange.render!, play: movesNearestThumb };
export const RangeDisabled: Story = {
  render: () => <RangeSlider legend="Price" defaultValue={[20, 60]} disabled />,
};
