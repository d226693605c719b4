import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { PasswordField, passwordStrengths } from './password-field.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onVisibleChange: fn() },
  parameters: {
    guide: {
      use: 'A password, with a way to look at it and a hint when Caps Lock is on.',
      do: [
        'Say with autoComplete whether one is chosen or entered; password managers go by it.',
        'Show the meter only where a password is chosen.',
        'Say the rules in the hint, before typing.',
      ],
      dont: ['Do not forbid pasting.', 'Do not ask for the password twice when it can be looked at.'],
      keys: { 'Enter or Space': 'On the eye: shows or hides the password' },
      parts: { meter: 'The bars and the word for the strength' },
    } satisfies Guide,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Choosing: Story = {
  args: { autoComplete: 'new-password', strength: 3, defaultValue: 'correct horse' },
};
export const Strengths: Story = {
  render: (args) => (
    <Stack>
      {passwordStrengths.map((strength) => (
        <PasswordField key={strength} {...args} label={`Password ${strength}`} strength={strength} />
      ))}
    </Stack>
  ),
};
export const WithError: Story = { args: { error: 'Please fill in the password' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'correct horse' } };
export const VisibleFromTheStart: Story = { args: { defaultVisible: true, defaultValue: 'correct horse' } };

export const ShowsAndHides: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(args.onVisibleChange).toHaveBeenCalledWith({ visible: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
export const WarnsOfCapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText(/caps lock/i)).toBeVisible();
  },
};
