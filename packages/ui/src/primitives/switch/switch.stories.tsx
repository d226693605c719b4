import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Switch } from './switch.tsx';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { guide } from './switch.guide.ts';
import { describesError, togglesByPointerAndKeyboard, submitsAndResets } from './switch.play.ts';

const meta = {
  component: Switch,
  args: { children: 'Tell me when the price drops', onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'One e-mail a day at most.' } };
export const WithError: Story = {
  args: { children: 'Show my name with my reviews', error: 'Choose a nickname first' },
  play: describesError,
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const LongName: Story = {
  args: {
    children:
      'Send me a message on every step of the parcel, from the packing table in the store to the door of my house',
    hint: 'Also by text message when the courier is fewer than ten stops away.',
  },
};
export const Settings: Story = {
  render: () => (
    <Stack gap="lg">
      <Switch side="end" defaultChecked hint="Paid, shipped, delivered.">
        Order updates
      </Switch>
      <Switch side="end" hint="Coupons of stores you follow.">
        Offers
      </Switch>
      <Switch side="end">Sound</Switch>
    </Stack>
  ),
};

export const PointerAndKeyboardToggle: Story = { play: togglesByPointerAndKeyboard };

export const ResetsWithForm: Story = {
  args: { name: 'alerts', value: 'yes', defaultChecked: true },
  decorators: [inResettableForm],
  play: submitsAndResets,
};
