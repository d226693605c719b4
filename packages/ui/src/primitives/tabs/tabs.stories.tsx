import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Tabs } from './tabs.tsx';

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
  parameters: {
    guide: {
      use: 'Views of one thing, each with its own address. They are links: they work without script and can be shared.',
      do: ['Name what they choose among with label.', 'Keep to one line of one or two words each.'],
      dont: ['Do not use tabs for steps in an order.', 'Do not change the page’s title area with them.'],
      keys: { Tab: 'Goes from tab to tab: they are links', Enter: 'Follows the tab in focus' },
      parts: { list: 'The row', tab: 'One tab', count: 'How many things are behind it' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const Two: Story = { args: { items: meta.args.items.slice(0, 2) } };
export const MoreThanFit: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      href: `#tab-${index}`,
      label: `Classification ${index + 1}`,
      current: index === 2,
    })),
  },
};

const chosen = fn();
export const FollowsAndTells: Story = {
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledOnce();
  },
};
