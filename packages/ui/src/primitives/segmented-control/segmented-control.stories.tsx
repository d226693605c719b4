import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { IconGrid, IconList } from '../icon/icons.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { segmentedControlSizes } from './segmented-control.variants.ts';
import { guide } from './segmented-control.guide.ts';
import { choosesByPointerAndKeyboard, resetsWithForm } from './segmented-control.play.ts';

const meta = {
  component: SegmentedControl,
  args: {
    legend: 'Period',
    options: [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
    ],
    onChange: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: segmentedControlSizes } },
  parameters: { guide },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Block: Story = { args: { block: true, defaultValue: 'month' } };
export const WithIcons: Story = {
  args: {
    legend: 'View',
    options: [
      { value: 'grid', label: 'Grid', icon: <IconGrid size={16} /> },
      { value: 'list', label: 'List', icon: <IconList size={16} /> },
    ],
  },
};
export const WithDisabledOption: Story = {
  args: {
    options: [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month', disabled: true },
    ],
  },
};
export const PointerAndKeyboard: Story = { play: choosesByPointerAndKeyboard };
export const InForm: Story = { decorators: [inResettableForm], play: resetsWithForm };
