import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Link } from '../link/link.tsx';
import * as css from './field.css.ts';
import { Field, type FieldControl } from './field.tsx';

/** The frame that TextField draws, around a control of another kind. */
const control = (props: FieldControl) => (
  <div className={css.box}>
    <input type="date" {...props} className={css.input} />
  </div>
);

const meta = {
  component: Field,
  args: { label: 'Date of birth', children: control },
  parameters: {
    guide: {
      use: 'The frame of every field: label, hint and error around a control of your own. TextField, Select and the others bring it with them.',
      do: [
        'Put all four props it hands over onto the control.',
        'Write errors that say how to put it right.',
        'Mark the rarer of required and optional.',
      ],
      dont: ['Do not use a placeholder as label.', 'Do not hide a hint that is needed before typing.'],
      parts: { label: 'The label', hint: 'The hint below the control', error: 'The error with its icon' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'For age-restricted goods only.' } };
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const WithLinkBeside: Story = { args: { labelEnd: <Link href="#why">Why do we ask?</Link> } };
export const LongLabel: Story = {
  args: { label: 'Date of birth as it stands in the passport or identity card of the person who orders' },
};
export const WithError: Story = {
  args: { hint: 'For age-restricted goods only.', error: 'Please fill in your date of birth' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Date of birth');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Please fill in your date of birth For age-restricted goods only.',
    );
    await userEvent.click(canvas.getByText('Date of birth'));
    await expect(input).toHaveFocus();
  },
};
