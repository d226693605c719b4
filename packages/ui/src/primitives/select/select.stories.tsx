import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Button } from '../button/button.tsx';
import { Select } from './select.tsx';

const meta = {
  component: Select,
  args: {
    label: 'Sort by',
    options: [
      { value: 'new', label: 'Newest first' },
      { value: 'cheap', label: 'Lowest price first' },
      { value: 'sold', label: 'Most sold' },
      { value: 'near', label: 'Nearest store', disabled: true },
    ],
    onChange: fn(),
  },
  parameters: {
    guide: {
      use: 'One of several, with the platform’s own list: it is the best one on a phone.',
      do: ['Order the choices as people look for them.', 'Choose a sensible one in advance.'],
      dont: [
        'Do not use it for two choices: that is a RadioGroup.',
        'Do not use it for more than twenty: a Combobox can be searched.',
      ],
      keys: {
        'Space, Arrow up or down': 'Opens the list (the platform decides which)',
        'Letters and digits': 'Go to the next choice that begins with them',
        Escape: 'Closes the list',
      },
      parts: { box: 'The frame', input: 'The native select', icon: 'The chevron' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    // One of its options is off, the select itself is not.
    const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
    await expect(select).toHaveStyle({ color: getComputedStyle(document.body).color });
  },
};
export const WithHint: Story = { args: { hint: 'Advertised products come last.' } };
export const WithError: Story = { args: { error: 'Please choose an order' } };
export const Disabled: Story = { args: { disabled: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const LongOption: Story = {
  args: {
    options: [{ value: 'new', label: 'Newest first, with everything that came back into stock this week' }],
  },
};
export const Groups: Story = {
  args: {
    options: undefined,
    children: (
      <>
        <optgroup label="Asia">
          <option>Laos</option>
          <option>Thailand</option>
        </optgroup>
        <optgroup label="Europe">
          <option>France</option>
        </optgroup>
      </>
    ),
  },
};

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Most sold');
    await expect(select).toHaveValue('sold');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const ResetsWithItsForm: Story = {
  args: { name: 'sort', defaultValue: 'cheap' },
  render: (args) => (
    <Stack asChild gap="md">
      <form>
        <Select {...args} />
        <div>
          <Button type="reset">Reset</Button>
        </div>
      </form>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Most sold');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(select).toHaveValue('cheap');
  },
};
