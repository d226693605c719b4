import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { useToast, type ToastRequest } from './toast.tsx';
import { toastTones } from './toast.variants.ts';

/** A button that shows the toast. */
function Shows(request: ToastRequest) {
  const toast = useToast();
  return <Button onClick={() => toast(request)}>Show</Button>;
}

const shown = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
};

const meta = {
  title: 'primitives/Toast',
  component: Shows,
  args: { message: 'Added to your wish list', duration: 60_000 },
  argTypes: { tone: { control: 'select', options: toastTones } },
  play: async ({ canvasElement }) => shown(canvasElement),
  parameters: {
    guide: {
      use: 'A short message that stays for a while: useToast()({ message }). It is spoken, held while a pointer or the focus rests on it, and reachable above dialogs.',
      do: ['Confirm what was done, and offer to undo it.', 'Keep it to one sentence.'],
      dont: [
        'Do not put anything into it that must be read: that is a Notice or a Dialog.',
        'Do not use it for errors of a field.',
      ],
      keys: { 'Enter or Space': 'Presses the action or the cross in focus' },
      parts: {
        rack: 'Where all toasts hang',
        toast: 'One toast',
        message: 'Its words',
        action: 'Its one action',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof Shows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success', message: 'Address saved' } };
export const Critical: Story = { args: { tone: 'critical', message: 'Please select payment method' } };
export const LongMessage: Story = {
  args: {
    message:
      'Two things in your cart cost less than when you put them there, and one of them is delivered free of charge this week.',
  },
};

const undo = fn();
export const OffersToUndo: Story = {
  args: { action: { label: 'Undo', onSelect: undo } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
  },
};
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
  },
};
export const GoesByItself: Story = {
  args: { duration: 100 },
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
    await userEvent.unhover(canvasElement);
    await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
  },
};
export const ThreeAtMost: Story = {
  play: async ({ canvasElement }) => {
    for (let count = 0; count < 5; count += 1) await shown(canvasElement);
    await expect(await screen.findAllByText('Added to your wish list')).toHaveLength(3);
  },
};
