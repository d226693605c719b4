import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { IconOrders, IconUser } from '../icon/icon.tsx';
import { Inline } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Menu, Popover } from './popover.tsx';
import { popoverAligns, popoverSides } from './popover.variants.ts';

const selected = fn();
const meta = {
  component: Popover,
  subcomponents: { Menu },
  args: {
    trigger: 'What is included?',
    children: <Text>Lamp, shade and two metres of cord. Bulbs are not included.</Text>,
    onOpenChange: fn(),
  },
  argTypes: {
    align: { control: 'inline-radio', options: popoverAligns },
    side: { control: 'inline-radio', options: popoverSides },
  },
  parameters: {
    guide: {
      use: 'Content that opens over the page on demand. Menu is the same with a list of links or actions; both work before script.',
      do: ['Give an icon-only trigger a triggerLabel.', 'Align to the end at the end of the page.'],
      dont: [
        'Do not put a form of several fields into it: that is a Dialog.',
        'Do not put what everybody must read into it.',
      ],
      keys: {
        'Enter or Space': 'Opens and closes it',
        'Arrow down': 'In a Menu: opens it, then moves to the next item',
        'Arrow up': 'In a Menu: moves to the item before',
        'Home and End': 'In a Menu: the first and the last item',
        Escape: 'Closes it and gives the focus back',
      },
      parts: { trigger: 'What opens it', panel: 'What opens', item: 'In a Menu, one link or action' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const AlignedToTheEnd: Story = {
  args: { defaultOpen: true, align: 'end' },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
};

export const OpensAndCloses: Story = {
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button>Elsewhere</Button>
    </Inline>
  ),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByText('What is included?');
    const words = canvas.getByText(/two metres of cord/);
    await userEvent.click(trigger);
    await waitFor(() => expect(words).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ open: true }));
    await step('Escape closes it and gives the focus back', async () => {
      trigger.focus();
      await userEvent.keyboard('{Escape}');
      await expect(words).not.toBeVisible();
      await expect(trigger).toHaveFocus();
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false }));
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
      await expect(words).not.toBeVisible();
    });
  },
};
export const ControlledStaysWithItsCaller: Story = {
  args: { open: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('What is included?'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ open: false }));
    await waitFor(() => expect(canvas.getByText(/two metres of cord/)).toBeVisible());
  },
};

export const MenuAnswersToKeys: Story = {
  render: () => (
    <Menu
      trigger="Account"
      items={[
        { href: '#orders', label: 'Orders', icon: <IconOrders /> },
        { href: '#profile', label: 'Profile', icon: <IconUser />, current: true },
        { label: 'Log out', onSelect: selected },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByText('Account');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(selected).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger.closest('details')).not.toHaveAttribute('open'));
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger.closest('details')).not.toHaveAttribute('open');
  },
};
