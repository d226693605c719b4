import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../layout/layout.tsx';
import { Avatar } from './avatar.tsx';
import { avatarSizes } from './avatar.variants.ts';

const meta = {
  component: Avatar,
  args: { name: 'Otto Audio' },
  argTypes: { size: { control: 'select', options: avatarSizes } },
  parameters: {
    guide: {
      use: 'The face of a shopper or the logo of a store, beside the name that is written out.',
      do: ['Write the name next to it.', 'Use lg on profile pages, sm in dense lists.'],
      dont: [
        'Do not let it stand alone: it is hidden from assistive technology.',
        'Do not use it for products; they have square pictures.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const WithPicture: Story = { args: { src: drawing('headphones') } };
export const LaoName: Story = { args: { name: 'ສົມໃຈ' } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} src={drawing('vase')} />
      ))}
    </Inline>
  ),
};
