import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Select } from './select.tsx';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { guide } from './select.guide.ts';
import { keepsTextColour, selectsOption, resetsWithForm } from './select.play.ts';

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
  parameters: { guide },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { play: keepsTextColour };
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

export const Selection: Story = { play: selectsOption };
export const ResetsWithForm: Story = {
  args: { name: 'sort', defaultValue: 'cheap' },
  decorators: [inResettableForm],
  play: resetsWithForm,
};
