import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { DatePicker } from './date-picker.tsx';
import { DateRangePicker } from './date-range-picker.tsx';
import { guide } from './date-picker.guide.ts';
import {
  choosesInCalendar,
  choosesRange,
  refusesTypedDay,
  showsCalendar,
  takesTypedDay,
} from './date-picker.play.ts';

const meta = {
  component: DatePicker,
  subcomponents: { DateRangePicker },
  args: {
    label: 'Delivery',
    name: 'delivery',
    defaultValue: '2026-11-18',
    min: '2026-11-10',
    max: '2027-01-31',
    onChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Open: Story = { play: showsCalendar };
export const Empty: Story = { args: { defaultValue: '', hint: 'From tomorrow on' } };
export const WithError: Story = { args: { error: 'We do not deliver on that day' } };
export const Disabled: Story = { args: { disabled: true } };
export const ChoosesInCalendar: Story = { play: choosesInCalendar };
export const InForm: Story = { decorators: [inResettableForm], play: takesTypedDay };
export const RefusesTypedDay: Story = {
  args: { isDateDisabled: (day) => day === '2026-11-22' },
  decorators: [inResettableForm],
  play: refusesTypedDay,
};
export const Range: Story = {
  render: () => (
    <DateRangePicker
      legend="Ordered"
      fromName="from"
      toName="to"
      defaultValue={{ from: '2026-11-03', to: '2026-11-16' }}
    />
  ),
};
export const RangeOpen: Story = { ...Range, play: showsCalendar };
export const RangeWithError: Story = {
  render: () => <DateRangePicker legend="Ordered" error="Please choose both days" />,
};
export const ChoosesRange: Story = {
  render: () => <DateRangePicker legend="Ordered" min="2026-11-01" max="2026-12-31" />,
  play: choosesRange,
};
