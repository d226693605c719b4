import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { ResendButton } from '../resend-button/resend-button.tsx';
import { CodeField } from './code-field.tsx';

const meta = {
  component: CodeField,
  args: { label: 'Verification code', name: 'captcha', onComplete: fn(), onChange: fn() },
  parameters: {
    guide: {
      use: 'Takes a one-time code. One input, so that phones fill it in from the message and a paste fits.',
      do: ['Put a ResendButton at its end.', 'Say in the hint where the code went.'],
      dont: [
        'Do not split the code over several boxes.',
        'Do not send the form by itself while somebody may still be correcting; onComplete is an offer.',
      ],
      parts: { box: 'The frame of input and button', input: 'The text input', end: 'What stands at the end' },
    } satisfies Guide,
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithResend: Story = {
  args: { hint: 'Sent to +856 20 5555 1234', end: <ResendButton onSend={() => undefined} /> },
};
export const FourDigits: Story = { args: { length: 4 } };
export const WithError: Story = { args: { error: 'The code is wrong or too old', defaultValue: '123456' } };
export const Disabled: Story = { args: { disabled: true } };

export const TellsWhenComplete: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
    await userEvent.type(input, '12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '6');
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '123456' });
  },
};
export const TakesAPaste: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
    await userEvent.click(input);
    await userEvent.paste('123 456');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '123456' });
  },
};
export const VetoedPasteStays: Story = {
  args: { onPaste: (event) => event.preventDefault() },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
    await userEvent.click(input);
    await userEvent.paste('123 456');
    await expect(input).toHaveValue('');
  },
};
