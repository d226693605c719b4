import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { RatingInput } from './rating-input.tsx';
import { Rating, Stars } from './rating.tsx';
import { ratingSizes } from './rating.variants.ts';

const meta = {
  component: Rating,
  subcomponents: { RatingInput, Stars },
  args: { value: 4.6 },
  argTypes: { size: { control: 'select', options: ratingSizes } },
  parameters: {
    guide: {
      use: 'What others gave, as stars and number. RatingInput asks for it.',
      do: ['Show the count: 4.6 of 3 is not 4.6 of 3,000.', 'Lead to the reviews with href.'],
      dont: ['Do not show stars for a thing without reviews.', 'Do not round 4.4 up to five stars.'],
      keys: {
        'Arrow keys': 'In RatingInput: one star more or less',
        Tab: 'Goes to the given stars, then on',
      },
      parts: {
        value: 'The number, or in RatingInput its words',
        count: 'How many reviews',
        legend: 'In RatingInput, what is rated',
        choice: 'In RatingInput, one star',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Value: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/4\.6/);
  },
};
export const WithCount: Story = { args: { count: 312 } };
export const LeadsToReviews: Story = { args: { count: 2044, href: '#reviews' } };
export const OnlyStars: Story = { args: { showValue: false } };
export const None: Story = { args: { value: 0 } };
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {ratingSizes.map((size) => (
        <Rating key={size} {...args} size={size} count={12} />
      ))}
    </Stack>
  ),
};

const given = fn();
export const Asks: Story = {
  render: () => <RatingInput name="quality" legend="Product quality" onChange={given} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, , fourth] = canvas.getAllByRole('radio');
    if (!first || !second || !fourth) throw new Error('five stars expected');
    await userEvent.click(fourth);
    await expect(given).toHaveBeenLastCalledWith({ value: 4 });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(given).toHaveBeenLastCalledWith({ value: 2 });
  },
};
export const AsksAndResetsWithItsForm: Story = {
  render: () => (
    <Stack asChild gap="md">
      <form>
        <RatingInput name="quality" legend="Product quality" defaultValue={3} />
        <div>
          <Button type="reset">Reset</Button>
        </div>
      </form>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, , third] = canvas.getAllByRole('radio');
    if (!first || !third) throw new Error('five stars expected');
    await userEvent.click(first);
    await expect(third).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(third).toBeChecked();
  },
};
