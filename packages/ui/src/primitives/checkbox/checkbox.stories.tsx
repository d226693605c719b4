import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { guide } from './checkbox.guide.ts';
import { describesError, togglesByPointerAndKeyboard, resetsWithForm } from './checkbox.play.ts';

const meta = {
  component: Checkbox,
  args: { children: 'Remember me on this device', onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { children: 'All items of this store', indeterminate: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const WithError: Story = {
  args: {
    children: (
      <>
        I have read the <Link href="#agreement">privacy agreement</Link>
      </>
    ),
    error: 'Please check the user privacy agreement',
  },
  play: describesError,
};
export const LongLabel: Story = {
  args: {
    children:
      'I agree that the store may keep my address and phone number for the delivery of this order and of orders that follow',
  },
};

export const PointerAndKeyboardToggle: Story = { play: togglesByPointerAndKeyboard };
export const ResetsWithForm: Story = {
  args: { name: 'remember', defaultChecked: true },
  decorators: [inResettableForm],
  play: resetsWithForm,
};
