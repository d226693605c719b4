import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconMail } from '../icon/icon.tsx';
import { TextField } from './text-field.tsx';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { address, order } from '../../testing/fixtures/index.ts';
import { guide } from './text-field.guide.ts';
import { describesError, resetsWithForm } from './text-field.play.ts';

const meta = {
  component: TextField,
  args: { label: 'Full name', onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: address.name, required: true } };
export const WithHint: Story = {
  args: { label: 'Email', type: 'email', hint: 'For the receipt only.', placeholder: 'you@example.com' },
};
export const WithIcon: Story = { args: { label: 'Email', type: 'email', start: <IconMail /> } };
export const WithUnit: Story = { args: { label: 'Weight', inputMode: 'decimal', end: 'kg' } };
export const WithError: Story = {
  args: { label: 'Post code', error: 'Please fill in the post code', optional: true },
  play: describesError,
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Northlight' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: order.orderNo } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const LongLabel: Story = {
  args: { label: 'Name of the person who receives the parcel, as it stands on the bell or the letter box' },
};

export const ResetsWithForm: Story = {
  args: { defaultValue: 'Ana' },
  decorators: [inResettableForm],
  play: resetsWithForm,
};
