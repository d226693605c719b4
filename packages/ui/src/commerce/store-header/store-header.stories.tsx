import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { StoreHeader } from './store-header.tsx';
import { photo, longStoreName } from '../../testing/fixtures/index.ts';
import { actions, full } from './store-header.fixtures.tsx';
import { guide } from './store-header.guide.ts';
import { showsStoreFacts } from './store-header.play.ts';

const meta = {
  component: StoreHeader,
  args: { name: 'Oleiro & Filha' },
  parameters: { guide },
} satisfies Meta<typeof StoreHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NameOnly: Story = {};
export const Complete: Story = { args: full, play: showsStoreFacts };
export const WithCover: Story = {
  args: {
    ...full,
    cover: <Image src={photo('breakfast')} alt="" width={1280} height={160} fit="cover" />,
  },
};
export const SelfOperated: Story = { args: { ...full, name: 'Marketfront', selfOperated: true } };
export const WithBadge: Story = { args: { ...full, badge: <Badge tone="success">Top store</Badge> } };
export const New: Story = { args: { openSince: '2026', followers: 0, actions } };
export const LongName: Story = {
  args: { ...full, name: longStoreName },
};
