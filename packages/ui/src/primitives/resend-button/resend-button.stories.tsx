import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { ResendButton } from './resend-button.tsx';

const meta = {
  component: ResendButton,
  args: { onSend: fn(() => true), onUntilChange: fn() },
  parameters: {
    guide: {
      use: 'Sends a one-time code, then counts down before it can be sent again.',
      do: [
        'Answer false from onSend when nothing was sent: then there is no wait.',
        'Keep until, so that a reload does not shorten the wait.',
      ],
      dont: [
        'Do not put a code field and its button on two pages.',
        'Do not make people wait over a minute.',
      ],
      keys: { 'Enter or Space': 'Sends the code; nothing while it counts' },
    } satisfies Guide,
  },
} satisfies Meta<typeof ResendButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Waiting: Story = {
  args: { until: Date.now() + 45_000 },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Send again in \d+ s/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const SendsAndWaits: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: /Send again in \d+ s/ })).toHaveFocus();
    await expect(args.onUntilChange).toHaveBeenCalledOnce();
  },
};
export const NotSentNoWait: Story = {
  args: { onSend: fn(() => false) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Send code' })).toBeVisible();
    await expect(args.onUntilChange).not.toHaveBeenCalled();
  },
};
export const VetoedByItsCaller: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send code' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
