import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { RatingInput } from './rating-input.tsx';
import { Rating, Stars } from './rating.tsx';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { ratingSizes } from './rating.variants.ts';
import { guide } from './rating.guide.ts';
import { namesImage, selectsStars, inputResetsWithForm, onRatingChange } from './rating.play.ts';

const meta = {
  component: Rating,
  subcomponents: { RatingInput, Stars },
  args: { value: 4.6 },
  argTypes: { size: { control: 'select', options: ratingSizes } },
  parameters: { guide },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Value: Story = { play: namesImage };
export const WithCount: Story = { args: { count: 312 } };
export const LinkToReviews: Story = { args: { count: 2044, href: '#reviews' } };
export const StarsOnly: Story = { args: { showValue: false } };
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
export const Input: Story = {
  render: () => <RatingInput name="quality" legend="Product quality" onChange={onRatingChange} />,
  play: selectsStars,
};
export const InputResetsWithForm: Story = {
  render: () => <RatingInput name="quality" legend="Product quality" defaultValue={3} />,
  decorators: [inResettableForm],
  play: inputResetsWithForm,
};
