import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { IconStar, IconTruck } from '../icon/icons.tsx';
import { Text } from '../text/text.tsx';
import { TabPanels } from './tab-panels.tsx';

const items = [
  { value: 'details', label: 'Details', content: <Text>Hand-blown glass on an oak foot, 42 cm.</Text> },
  { value: 'delivery', label: 'Delivery', content: <Text>Three to five days with Anousith Express.</Text> },
  { value: 'warranty', label: 'Warranty', content: <Text>None.</Text>, disabled: true },
  { value: 'reviews', label: 'Reviews', content: <a href="#write">Write a review</a> },
];

const meta = {
  component: TabPanels,
  args: { label: 'About the lamp', items, onChange: fn() },
  parameters: {
    guide: {
      use: 'Parts of one page that are looked at one at a time. Where each view has its own address, such as orders by state, take Tabs, which are links.',
      do: [
        'Keep labels to one or two words and the most wanted part first.',
        'Take activation="manual" when opening a panel loads something.',
      ],
      dont: ['Do not hide what everyone needs to buy behind a tab.', 'Do not put tabs into tabs.'],
      keys: {
        'Arrow right, arrow left': 'The next or previous tab, mirrored in right-to-left pages',
        'Arrow down, arrow up': 'The same with orientation="vertical"',
        'Home, End': 'First and last tab',
        'Enter, Space': 'Opens the tab (with manual activation)',
        Tab: 'From the tabs into the open panel',
      },
      parts: { list: 'The row of tabs', tab: 'One tab', panel: 'One part' },
    } satisfies Guide,
  },
} satisfies Meta<typeof TabPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const rtl = getComputedStyle(canvasElement).direction === 'rtl';
  return {
    canvas,
    tab: (name: string) => canvas.getByRole('tab', { name }),
    next: rtl ? '{ArrowLeft}' : '{ArrowRight}',
    previous: rtl ? '{ArrowRight}' : '{ArrowLeft}',
  };
};

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

export const EveryKey: Story = {
  play: async ({ canvasElement, args, step }) => {
    const { canvas, tab, next, previous } = setup(canvasElement);
    await step('arrows open, go round and stop at what is disabled', async () => {
      await userEvent.tab();
      await expect(tab('Details')).toHaveFocus();
      await userEvent.keyboard(next);
      await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'delivery' });
      await expect(canvas.getByRole('tabpanel', { name: 'Delivery' })).toBeVisible();
      await userEvent.keyboard(next);
      await expect(tab('Warranty')).toHaveFocus();
      await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard(next + next);
      await expect(tab('Details')).toHaveFocus();
      await userEvent.keyboard(previous);
      await expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
    });
    await step('Home and End', async () => {
      await userEvent.keyboard('{Home}');
      await expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{End}');
      await expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
    });
    await step('Tab goes into the panel, then to what it holds; back to the open tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Reviews' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Write a review' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(tab('Reviews')).toHaveFocus();
    });
  },
};

export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const { tab, next } = setup(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(next);
    await expect(tab('Delivery')).toHaveFocus();
    await expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End} ');
    await expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const { tab, previous } = setup(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(tab('Reviews')).toHaveFocus();
    await userEvent.keyboard(previous);
    await expect(tab('Warranty')).toHaveFocus();
  },
};

export const FollowsItsCaller: Story = {
  args: { value: 'delivery' },
  play: async ({ canvasElement, args }) => {
    const { tab } = setup(canvasElement);
    await userEvent.click(tab('Reviews'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'reviews' });
    await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Warranty'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
