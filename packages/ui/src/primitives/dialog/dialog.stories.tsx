import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { useToast } from '../toast/toast.tsx';
import { Dialog, Drawer } from './dialog.tsx';
import { dialogSizes, drawerSides } from './dialog.variants.ts';

const meta = {
  component: Dialog,
  subcomponents: { Drawer },
  args: {
    title: 'Size guide',
    children: <p>Measure around the fullest part of the chest, with the tape level.</p>,
    onClose: fn(),
    onOpenChange: fn(),
  },
  argTypes: { size: { control: 'select', options: dialogSizes } },
  parameters: {
    guide: {
      use: 'Takes over the page for one short task or answer. A Drawer keeps the page in sight at its side: filters, a cart.',
      do: [
        'Name the task in the title and on the main button.',
        'Put data-autofocus on the first field, or on the safest answer.',
        'Give it a trigger, or keep open yourself when several things open it.',
      ],
      dont: [
        'Do not open one by itself when the page loads.',
        'Do not open a dialog from a dialog.',
        'Do not set dismissible to false unless the answer is really needed.',
      ],
      keys: { Tab: 'Moves within the dialog only', Escape: 'Closes it and gives the focus back' },
      parts: {
        header: 'Title, description and cross',
        title: 'The heading',
        description: 'What stands below the title',
        close: 'The cross',
        body: 'The content, which scrolls',
        footer: 'The buttons, which stay in sight',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = <Button tone="primary">Done</Button>;

export const Open: Story = { args: { open: true, footer } };
export const Small: Story = { args: { open: true, size: 'sm', footer } };
export const Large: Story = { args: { open: true, size: 'lg', footer } };
export const WithDescription: Story = {
  args: { open: true, description: 'For shirts, sweaters and jackets.', footer },
};
export const HiddenTitle: Story = { args: { open: true, hideTitle: true } };
export const MustBeAnswered: Story = { args: { open: true, dismissible: false, footer } };
export const LongContent: Story = {
  args: {
    open: true,
    footer,
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Measure around the fullest part of the chest, with the tape level.</p>
    )),
  },
};
export const DrawerEnd: Story = {
  render: () => (
    <Drawer open title="Filters" footer={<Button tone="primary">Show 240 products</Button>}>
      <TextField label="Brand" />
    </Drawer>
  ),
};
export const DrawerStart: Story = {
  render: () => (
    <Drawer open side={drawerSides[0]} title="Categories">
      <p>Home and living</p>
    </Drawer>
  ),
};
export const DrawerBottom: Story = {
  render: () => (
    <Drawer open side="bottom" title="Sort by">
      <p>Newest first</p>
    </Drawer>
  ),
};

export const OpensFromItsTrigger: Story = {
  args: {
    trigger: <Button>Edit address</Button>,
    title: 'Edit address',
    children: <TextField label="Full name" autoComplete="name" data-autofocus="" />,
  },
  play: async ({ canvasElement, args, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Edit address' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: true });
    await step('the focus goes in', () =>
      waitFor(() => expect(within(dialog).getByLabelText('Full name')).toHaveFocus()),
    );
    await step('Escape, which the browser tells as a cancel event', async () => {
      await fireEvent(dialog, new Event('cancel', { cancelable: true }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('the focus comes back', () => waitFor(() => expect(trigger).toHaveFocus()));
  },
};
export const ClosesByItsBackdrop: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
    // The backdrop belongs to the dialog element itself.
    await fireEvent.mouseDown(dialog);
    await fireEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const VetoedCloseStays: Story = {
  args: { defaultOpen: true, onCancel: (event) => event.preventDefault() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

function SavesWithToast() {
  const [open, setOpen] = useState(true);
  const toast = useToast();
  return (
    <Dialog
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      title="Edit address"
      footer={<Button onClick={() => toast({ message: 'Address saved', tone: 'success' })}>Save</Button>}
    />
  );
}
export const KeepsToastsInReach: Story = {
  render: () => <SavesWithToast />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(dialog).getByText('Address saved')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
