import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { Gallery } from './gallery.tsx';
import { images } from './gallery.fixtures.tsx';
import { guide } from './gallery.guide.ts';
import {
  fillsTheWidth,
  magnifiesUnderMouse,
  opensViewer,
  returnsToShownPicture,
  startsAtInitialImage,
  selectsByThumbnail,
  viewerKeyboardNavigation,
} from './gallery.play.ts';

const meta = {
  component: Gallery,
  args: { images, onIndexChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Viewer: Story = { play: opensViewer };
export const One: Story = { args: { images: images.slice(0, 1) }, play: fillsTheWidth };
export const InitialImage: Story = { args: { defaultIndex: 2 }, play: startsAtInitialImage };
export const Blurred: Story = {
  args: { images: images.map((image) => ({ ...image, blur: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })) },
};

export const HoverZoom: Story = { play: magnifiesUnderMouse, parameters: behaviourOnly };

export const ThumbnailSelection: Story = { play: selectsByThumbnail };

export const ReturnsToShownPicture: Story = { play: returnsToShownPicture, parameters: behaviourOnly };

export const ViewerKeyboardNavigation: Story = {
  play: viewerKeyboardNavigation,
  parameters: behaviourOnly,
};
