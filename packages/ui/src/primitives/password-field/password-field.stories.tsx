import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { PasswordField, passwordStrengths } from './password-field.tsx';
import { guide } from './password-field.guide.ts';
import { togglesVisibility, warnsOfCapsLock } from './password-field.play.ts';

const meta = {
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onVisibleChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NewPassword: Story = {
  args: {
    autoComplete: 'new-password',
    strength: 3,
    defaultValue: 'correct horse',
    hint: '8 to 20 characters with three of: capital letters, small letters, digits, symbols',
  },
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
export const InitiallyVisible: Story = { args: { defaultVisible: true, defaultValue: 'correct horse' } };

export const TogglesVisibility: Story = {
  args: { defaultValue: 'correct horse' },
  play: togglesVisibility,
};
export const WarnsOfCapsLock: Story = { play: warnsOfCapsLock };
