import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './tabs.tsx';
import { chosen } from './tabs.fixtures.tsx';
import { guide } from './tabs.guide.ts';
import { reportsSelection } from './tabs.play.ts';

const meta = {
  component: Tabs,
  args: {
    label: 'Orders by state',
    items: [
      { href: '#all', label: 'All', current: true, count: 12 },
      { href: '#pay', label: 'To pay', count: 1 },
      { href: '#ship', label: 'To ship' },
      { href: '#receive', label: 'To receive', count: 2 },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const Two: Story = { args: { items: meta.args.items.slice(0, 2) } };
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
          chosen();
        },
      },
    ],
  },
  play: reportsSelection,
};
