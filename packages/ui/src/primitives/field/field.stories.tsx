import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { Field } from './field.tsx';
import { control } from './field.fixtures.tsx';
import { guide } from './field.guide.ts';
import { describesError } from './field.play.ts';

const meta = {
  component: Field,
  args: { label: 'Date of birth', children: control },
  parameters: { guide },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'For age-restricted goods only.' } };
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const WithLabelLink: Story = { args: { labelEnd: <Link href="#why">Why do we ask?</Link> } };
export const LongLabel: Story = {
  args: { label: 'Date of birth as it stands in the passport or identity card of the person who orders' },
};
export const WithError: Story = {
  args: { hint: 'For age-restricted goods only.', error: 'Please fill in your date of birth' },
  play: describesError,
};
