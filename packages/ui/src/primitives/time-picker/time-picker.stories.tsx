import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { guide } from './time-picker.guide.ts';
import { choosesTime } from './time-picker.play.ts';
import { TimePicker } from './time-picker.tsx';

const meta = {
  component: TimePicker,
  args: {
    label: 'Pick-up',
    name: 'pickUp',
    defaultValue: '09:00',
    min: '08:00',
    max: '18:00',
    onChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof TimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', hint: 'In the time of Vientiane' } };
export const WithError: Story = { args: { error: 'The shop is closed at that time' } };
export const Disabled: Story = { args: { disabled: true } };
export const ChoosesTime: Story = { decorators: [inResettableForm], play: choosesTime };
