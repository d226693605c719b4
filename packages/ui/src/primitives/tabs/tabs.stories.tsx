import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './tabs.tsx';
import { orderTabs } from '../../testing/fixtures/index.ts';
import { guide } from './tabs.guide.ts';
import { callsOnClick, onTabClick } from './tabs.play.ts';

const meta = {
  component: Tabs,
  args: {
    label: 'Orders by state',
    items: orderTabs,
  },
  parameters: { guide },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const Two: Story = { args: { items: orderTabs.slice(0, 2) } };
export const Overflowing: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      href: `#tab-${index}`,
      label: `Classification ${index + 1}`,
      current: index === 2,
    })),
  },
};
export const ReportsSelection: Story = {
  args: {
    items: [
      { href: '#all', label: 'All', current: true },
      {
        href: '#pay',
        label: 'To pay',
        onClick: (event) => {
          event.preventDefault();
          onTabClick();
        },
      },
    ],
  },
  play: callsOnClick,
};
