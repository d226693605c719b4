import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { iconSizes } from './create-icon.tsx';
import * as icons from './icons.tsx';
import { guide } from './icon.guide.ts';
import { exposesTitle } from './icon.play.ts';

const { IconArrowEnd, IconHeart } = icons;

const meta = {
  component: IconHeart,
  title: 'primitives/Icon',
  argTypes: { size: { control: 'select', options: iconSizes } },
  parameters: { guide },
} satisfies Meta<typeof IconHeart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Named: Story = { args: { title: 'On your wish list', filled: true }, play: exposesTitle };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {iconSizes.map((size) => (
        <IconHeart key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
export const MirroredInRightToLeft: Story = {
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
  tags: ['showcase'],
  render: () => (
    <Inline gap="lg">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} size={24} title={name} />
      ))}
    </Inline>
  ),
};
