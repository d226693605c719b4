import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconGrid, IconList } from '../icon/icons.tsx';
import { ToggleGroup } from './toggle-group.tsx';
import { guide } from './toggle-group.guide.ts';
import { pressesOne, pressesSeveral } from './toggle-group.play.ts';

const meta = {
  component: ToggleGroup,
  args: {
    label: 'View',
    defaultValue: 'grid',
    items: [
      { value: 'grid', label: 'Grid', icon: <IconGrid size={20} /> },
      { value: 'list', label: 'List', icon: <IconList size={20} /> },
    ],
    onChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = { play: pressesOne };
export const Multiple: Story = {
  args: {
    multiple: true,
    label: 'Columns',
    defaultValue: ['price'],
    items: [
      { value: 'price', label: 'Price' },
      { value: 'stock', label: 'Stock' },
      { value: 'sold', label: 'Sold', disabled: true },
    ],
  },
  play: pressesSeveral,
};
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Disabled: Story = { args: { disabled: true } };
