import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Switch } from './switch.tsx';

const meta = {
  component: Switch,
  args: { children: 'Tell me when the price drops', onChange: fn() },
  parameters: {
    guide: {
      use: 'A setting that takes effect the moment it is switched. For a choice that waits for a Save button, take a Checkbox.',
      do: [
        'Name what is on: “Order updates”, not “Enable or disable order updates”.',
        'Put a row of settings with side="end", so that the switches stand in one column.',
        'Say in the hint what being on brings about.',
      ],
      dont: [
        'Do not ask for consent with it: consent is a Checkbox.',
        'Do not change the label with the state.',
      ],
      keys: { Space: 'Switches it on or off', Enter: 'Nothing by itself; sends the form it stands in' },
      parts: {
        input: 'The native checkbox, painted as the track',
        thumb: 'The round thumb',
        label: 'The words',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'One e-mail a day at most.' } };
export const WithError: Story = {
  args: { children: 'Show my name with my reviews', error: 'Choose a nickname first' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await expect(control).toHaveAccessibleDescription('Choose a nickname first');
    await expect(control).toBeInvalid();
  },
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

export const SwitchesByKeyAndPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Tell me when the price drops' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Tell me when the price drops'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const InAForm: Story = {
  args: { name: 'alerts', value: 'yes', defaultChecked: true },
  render: (args) => (
    <Stack asChild gap="md">
      <form aria-label="Settings">
        <Switch {...args} />
        <div>
          <Button type="reset">Reset</Button>
        </div>
      </form>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('alerts')).toBe('yes');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(new FormData(form).get('alerts')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(new FormData(form).get('alerts')).toBe('yes');
  },
};
