import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveRegion } from './live-region.tsx';
import { AnnounceDemo } from './live-region.fixtures.tsx';
import { guide } from './live-region.guide.ts';
import { announcesRepeatedMessage } from './live-region.play.ts';

const meta = {
  component: LiveRegion,
  args: { children: <AnnounceDemo text="24 products" /> },
  parameters: { guide },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};
export const AnnouncesRepeatedMessage: Story = { play: announcesRepeatedMessage };
