import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ResendButton } from '../resend-button/resend-button.tsx';
import { CodeField } from './code-field.tsx';
import { guide } from './code-field.guide.ts';
import { reportsCompletion, acceptsPaste, respectsPreventedPaste } from './code-field.play.ts';

const meta = {
  component: CodeField,
  args: { label: 'Verification code', name: 'captcha', onComplete: fn(), onChange: fn() },
  parameters: { guide },
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

export const ReportsCompletion: Story = { play: reportsCompletion };
export const AcceptsPaste: Story = { play: acceptsPaste };
export const PreventedPaste: Story = {
  args: { onPaste: (event) => event.preventDefault() },
  play: respectsPreventedPaste,
};
