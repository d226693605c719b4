import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { iconSizes } from './create-icon.tsx';
import * as icons from './icons.tsx';

const { IconArrowEnd, IconHeart } = icons;

const meta = {
  component: IconHeart,
  title: 'primitives/Icon',
  argTypes: { size: { control: 'select', options: iconSizes } },
  parameters: {
    guide: {
      use: 'Lines of 1.5 on a grid of 24, in the colour of the text around them.',
      do: [
        'Let it stand beside words; then it needs no title.',
        'Give it a title where it says something alone.',
        'Take 16 in small text, 20 in buttons, 24 and more on its own.',
      ],
      dont: [
        'Do not use an arrow to say something else than a direction.',
        'Do not add icons from other sets: weights and corners would differ.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof IconHeart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Named: Story = {
  args: { title: 'On your wish list', filled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'On your wish list' })).toBeVisible();
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {iconSizes.map((size) => (
        <IconHeart key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
export const TurnsWithTheReading: Story = {
  render: () => (
    <Stack>
      <div dir="ltr">
        <IconArrowEnd />
      </div>
      <div dir="rtl">
        <IconArrowEnd />
      </div>
    </Stack>
  ),
};
export const All: Story = {
  render: () => (
    <Inline gap="lg">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} size={24} title={name} />
      ))}
    </Inline>
  ),
};
