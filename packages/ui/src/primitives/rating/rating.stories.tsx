import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { RatingInput } from './rating-input.tsx';
import { Rating, Stars } from './rating.tsx';
import { ratingSizes } from './rating.variants.ts';
import { given } from './rating.fixtures.tsx';
import { guide } from './rating.guide.ts';
import { value, input, inputResetsWithForm } from './rating.play.ts';

const meta = {
  component: Rating,
  subcomponents: { RatingInput, Stars },
  args: { value: 4.6 },
  argTypes: { size: { control: 'select', options: ratingSizes } },
  parameters: { guide },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Value: Story = { play: value };
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
  render: () => <RatingInput name="quality" legend="Product quality" onChange={given} />,
  play: input,
};
export const InputResetsWithForm: Story = {
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
  play: inputResetsWithForm,
};
