import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconStar, IconTruck } from '../icon/icons.tsx';
import { TabPanels } from './tab-panels.tsx';
import { items } from './tab-panels.fixtures.tsx';
import { guide } from './tab-panels.guide.ts';
import {
  keyboardNavigation,
  activatesManually,
  navigatesVertically,
  keepsControlledValue,
} from './tab-panels.play.ts';

const meta = {
  component: TabPanels,
  args: { label: 'About the lamp', items, onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof TabPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const WithIcons: Story = {
  args: {
    items: items.map((item, index) => ({
      ...item,
      icon: index % 2 ? <IconTruck size={16} /> : <IconStar size={16} />,
    })),
  },
};
export const LongNames: Story = {
  args: {
    items: items.map((item) => ({ ...item, label: `${String(item.label)} of everything in this parcel` })),
  },
};

export const KeyboardNavigation: Story = { play: keyboardNavigation };

export const ManualActivation: Story = { args: { activation: 'manual' }, play: activatesManually };

export const Vertical: Story = { args: { orientation: 'vertical' }, play: navigatesVertically };

export const Controlled: Story = { args: { value: 'delivery' }, play: keepsControlledValue };
