import type { Meta, StoryObj } from '@storybook/react-vite';
import { photo } from '../../testing/fixtures/index.ts';
import { Inline } from '../layout/layout.tsx';
import { Avatar } from './avatar.tsx';
import { avatarSizes } from './avatar.variants.ts';
import { guide } from './avatar.guide.ts';

const meta = {
  component: Avatar,
  args: { name: 'Oleiro & Filha' },
  argTypes: { size: { control: 'select', options: avatarSizes } },
  parameters: { guide },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const WithPicture: Story = { args: { src: photo('teapot') } };
export const LaoName: Story = { args: { name: 'ສົມໃຈ' } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} src={photo('teapot')} />
      ))}
    </Inline>
  ),
};
