import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QuantityStepper } from './quantity-stepper.tsx';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { guide } from './quantity-stepper.guide.ts';
import {
  staysWithinLimits,
  acceptsTypedNumber,
  keepsControlledValue,
  resetsWithForm,
} from './quantity-stepper.play.ts';

const meta = {
  component: QuantityStepper,
  args: { onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'] } },
  parameters: { guide },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Small: Story = { args: { size: 'sm', defaultValue: 2 } };
export const AtMaximum: Story = { args: { defaultValue: 5, max: 5, reason: '5 left' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 2 } };
export const Large: Story = { args: { defaultValue: 99_999 } };

export const StaysWithinLimits: Story = { args: { defaultValue: 4, max: 5 }, play: staysWithinLimits };
export const AcceptsTypedNumber: Story = { args: { max: 9 }, play: acceptsTypedNumber };
export const Controlled: Story = { args: { value: 2 }, play: keepsControlledValue };
export const ResetsWithForm: Story = {
  args: { defaultValue: 3, name: 'quantity' },
  decorators: [inResettableForm],
  play: resetsWithForm,
};
