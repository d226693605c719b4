import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { guide } from './calendar.guide.ts';
import { choosesByKeys } from './calendar.play.ts';
import { Calendar } from './calendar.tsx';

const meta = {
  component: Calendar,
  args: {
    label: 'Day of delivery',
    name: 'delivery',
    defaultValue: '2026-11-18',
    min: '2026-11-10',
    max: '2027-01-31',
    onChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const TwoMonths: Story = { args: { months: 2 } };
export const WithoutWeekends: Story = {
  args: { isDateDisabled: (day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) },
};
export const ChoosesByKeys: Story = {
  args: { isDateDisabled: (day) => day === '2026-12-26' },
  decorators: [inResettableForm],
  play: choosesByKeys,
};
