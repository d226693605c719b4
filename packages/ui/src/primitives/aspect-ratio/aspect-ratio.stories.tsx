import type { Meta, StoryObj } from '@storybook/react-vite';
import { film, photo } from '../../testing/fixtures/index.ts';
import { AspectRatio } from './aspect-ratio.tsx';
import { guide } from './aspect-ratio.guide.ts';
import { keepsItsPlace } from './aspect-ratio.play.ts';

const meta = {
  component: AspectRatio,
  args: {
    children: (
      <video
        src={film}
        poster={photo('teapot')}
        muted
        preload="none"
        aria-label="The teapot from all sides"
      />
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof AspectRatio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Video: Story = { play: keepsItsPlace };
export const Square: Story = { args: { ratio: '1/1' } };
