import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconChevronDown, IconCopy, IconEdit, IconMore, IconShare, IconTrash } from '../icon/icons.tsx';
import { DropdownMenu, type DropdownMenuEntry } from './dropdown-menu.tsx';

const edit = fn();
const remove = fn();
const items: DropdownMenuEntry[] = [
  { label: 'Edit', icon: <IconEdit />, onSelect: edit },
  { label: 'Copy link', icon: <IconCopy />, detail: 'Ctrl C' },
  { label: 'Share', icon: <IconShare />, href: '#share' },
  { label: 'Move to another list', disabled: true },
  { kind: 'separator' },
  { label: 'Delete', icon: <IconTrash />, tone: 'critical', onSelect: remove },
];

const meta = {
  component: DropdownMenu,
  args: {
    trigger: <Button iconEnd={<IconChevronDown size={16} />}>Actions</Button>,
    items,
    onOpenChange: fn(),
  },
  parameters: {
    guide: {
      use: 'Actions on one thing, behind a button. For a list of links in a header take Menu, which works before script; for choosing a value take Select or Combobox.',
      do: [
        'Begin each item with the verb: “Copy link”.',
        'Set what cannot be undone apart, last, with tone="critical", and confirm it.',
        'Leave an item that does not apply now in its place, disabled.',
      ],
      dont: ['Do not hide the one main action in it.', 'Do not put fields or text into it: take a Popover.'],
      keys: {
        'Enter, Space': 'On the button: opens it at the first item. On an item: chooses it',
        'Arrow down': 'Opens it; then the next item, from the last to the first',
        'Arrow up': 'Opens it at the last item; then the item before',
        'Home, End': 'First and last item',
        Letters: 'The next item that begins with them',
        Escape: 'Closes it; the button has the focus again',
        Tab: 'Closes it and goes on from the button',
      },
      parts: { menu: 'The floating list', item: 'One line', group: 'Items below a heading' },
    } satisfies Guide,
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const AtTheEnd: Story = {
  args: { align: 'end', trigger: <IconButton aria-label="More actions" icon={<IconMore />} /> },
};
export const LongItems: Story = {
  args: {
    defaultOpen: true,
    items: [
      { label: 'Ask the store about the delivery of everything that is still missing from this order' },
      { label: 'Print' },
    ],
  },
};

function ColumnChoice() {
  const [shown, setShown] = useState(new Set(['Price', 'Stock']));
  const toggle = (name: string, checked: boolean) => {
    const next = new Set(shown);
    if (checked) next.add(name);
    else next.delete(name);
    setShown(next);
  };
  return (
    <DropdownMenu
      trigger={<Button>Columns</Button>}
      items={[
        {
          kind: 'group',
          label: 'Shown',
          items: ['Price', 'Stock', 'Sold'].map((label) => ({
            kind: 'checkbox' as const,
            label,
            checked: shown.has(label),
            onChange: ({ checked }) => toggle(label, checked),
          })),
        },
        { kind: 'group', label: 'Order', items: [{ label: 'Newest first' }, { label: 'Cheapest first' }] },
      ]}
    />
  );
}
export const Checkboxes: Story = {
  render: () => <ColumnChoice />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    const sold = await canvas.findByRole('menuitemcheckbox', { name: 'Sold' });
    await expect(sold).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(sold).toBeChecked();
    await expect(sold).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Order' })).toBeVisible());
  },
};

export const EveryKey: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Actions' });
    const item = (name: string | RegExp) => canvas.getByRole('menuitem', { name });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await step('Enter opens at the first item', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('menu', { name: 'Actions' })).toBeVisible());
      await expect(item('Edit')).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('arrows go round, also over what is disabled', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(item('Delete')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(item(/Copy link/)).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowUp}');
      await expect(item('Move to another list')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(item('Move to another list')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(item('Edit')).toHaveFocus();
    });
    await step('typing finds', async () => {
      await userEvent.keyboard('sh');
      await expect(item('Share')).toHaveFocus();
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('menu')).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step('arrow up opens at the last item; Space chooses', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(item('Delete')).toHaveFocus();
      remove.mockClear();
      await new Promise((done) => setTimeout(done, 750));
      await userEvent.keyboard(' ');
      await expect(remove).toHaveBeenCalledTimes(1);
      await expect(button).toHaveFocus();
    });
    await step('Tab closes and goes on', async () => {
      await userEvent.keyboard('{ArrowDown}{Tab}');
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    });
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: true });
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }));
    await expect(edit).toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};
