import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { useConfirm } from '../confirm/confirm.tsx';
import { Inline } from '../layout/layout.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { useToast } from '../toast/toast.tsx';
import { Dialog, Drawer } from './dialog.tsx';

const meta = { title: 'primitives/Overlays' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function DialogDemo() {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit address</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Edit address"
        description="Used for deliveries from all stores."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button tone="primary" onClick={() => toast({ message: 'Address saved', tone: 'success' })}>
              Save
            </Button>
          </>
        }
      >
        <TextField label="Full name" autoComplete="name" data-autofocus="" />
      </Dialog>
    </>
  );
}

export const InDialog: Story = {
  render: () => <DialogDemo />,
  play: async ({ canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Edit address' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    await step('focus goes in', () => expect(within(dialog).getByLabelText('Full name')).toHaveFocus());
    await step('a toast hangs inside, where it can be reached', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(within(dialog).getByText('Address saved')).toBeVisible());
    });
    await step('focus comes back', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const DialogOpen: Story = {
  render: () => (
    <Dialog open onClose={() => undefined} title="Size guide" footer={<Button tone="primary">Done</Button>}>
      <p>Measure around the fullest part of the chest, with the tape level.</p>
    </Dialog>
  ),
};

export const DrawerOpen: Story = {
  render: () => (
    <Drawer
      open
      onClose={() => undefined}
      title="Filters"
      footer={<Button tone="primary">Show 240 products</Button>}
    >
      <TextField label="Brand" />
    </Drawer>
  ),
};

function ConfirmDemo() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const yes = await confirm({
      title: 'Delete this address?',
      confirmLabel: 'Delete address',
      tone: 'critical',
    });
    setAnswer(yes ? 'deleted' : 'kept');
  };
  return (
    <Inline>
      <Button tone="critical" onClick={() => void ask()}>
        Delete
      </Button>
      <output>{answer}</output>
    </Inline>
  );
}

export const Confirm: Story = {
  render: () => <ConfirmDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('kept')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await expect(await canvas.findByText('deleted')).toBeVisible();
  },
};

function ToastDemo() {
  const toast = useToast();
  return (
    <Inline>
      <Button
        onClick={() =>
          toast({ message: 'Added to your wish list', action: { label: 'Undo', onSelect: () => undefined } })
        }
      >
        Save
      </Button>
      <Button onClick={() => toast({ message: 'Please select payment method', tone: 'critical' })}>
        Fail
      </Button>
    </Inline>
  );
}

export const Toasts: Story = {
  render: () => <ToastDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(screen.getByText('Please select payment method')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    const dismiss = screen.getAllByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveLength(2);
  },
};
