import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { NumberField } from './number-field.tsx';
import { guide } from './number-field.guide.ts';
import { explainsProblems, stepsByKeysAndButtons, submitsPlainNumber } from './number-field.play.ts';

const meta = {
  component: NumberField,
  args: { label: 'Weight', name: 'weight', unit: 'kg', min: 0, step: 0.5, defaultValue: 2.5, onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: null, hint: 'With the packaging.' } };
export const WithError: Story = { args: { error: 'Please weigh it again' } };
export const Disabled: Story = { args: { disabled: true } };
export const Whole: Story = { args: { label: 'Stock', unit: undefined, step: 1, defaultValue: 1200 } };
export const KeysAndButtons: Story = { play: stepsByKeysAndButtons };
export const Problems: Story = { args: { max: 20 }, play: explainsProblems };
export const InForm: Story = { decorators: [inResettableForm], play: submitsPlainNumber };
