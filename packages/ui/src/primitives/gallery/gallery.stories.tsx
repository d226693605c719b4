import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { ImageProvider } from '../../provider/image-provider.tsx';
import {
  documentPicture,
  emptyPicture,
  failingPicture,
  lightPhoto,
  photo,
  transparentPicture,
  whitePicture,
} from '../../testing/fixtures/index.ts';
import { Gallery } from './gallery.tsx';
import { images, turn, video, withFailures, withVideoAndTurn } from './gallery.fixtures.tsx';
import { guide } from './gallery.guide.ts';
import {
  dragsToTurn,
  keepsLastChoice,
  marksVideoAndTurn,
  pausesOutOfSight,
  retriesFrames,
  savesData,
  saysThatVideoFailed,
  startsAtVideo,
  turnsByKeys,
  turnsInViewer,
} from './gallery-media.play.ts';
import {
  fillsTheWidth,
  magnifiesUnderMouse,
  opensViewer,
  returnsToShownPicture,
  startsAtInitialImage,
  selectsByThumbnail,
  showsFailureInViewer,
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
  args: { images: images.map(({ src, alt }) => ({ src: emptyPicture, alt, blur: src })) },
};
export const FailingPicture: Story = {
  args: { images: [{ src: failingPicture, alt: 'Round-bellied vase, front' }, ...images.slice(1)] },
  play: showsFailureInViewer,
};
/** Real-world pictures: on white, without background, higher or wider than the frame. */
export const OtherPictures: Story = {
  render: (args) => (
    <ImageProvider value={lightPhoto}>
      <Gallery
        {...args}
        images={[
          { src: documentPicture, alt: 'Portrait' },
          { src: whitePicture, alt: 'On white' },
          { src: transparentPicture, alt: 'Without a ground' },
          { src: photo('breakfast'), alt: 'Landscape' },
          { src: '', alt: 'Missing' },
        ]}
      />
    </ImageProvider>
  ),
};

/** Thumbnails mark videos and 360-degree views. */
export const VideoAndTurn: Story = { args: { images: withVideoAndTurn }, play: marksVideoAndTurn };
export const Video: Story = {
  args: { images: [...images.slice(0, 1), video], defaultIndex: 1 },
  play: startsAtVideo,
  parameters: behaviourOnly,
};
export const Turn: Story = {
  args: { images: withVideoAndTurn },
  play: turnsByKeys,
  parameters: behaviourOnly,
};
export const TurnFails: Story = {
  args: { images: withFailures },
  play: retriesFrames,
  parameters: behaviourOnly,
};
/** With Save-Data the pictures of a 360-degree view are fetched when the shopper requests them. */
export const TurnOnRequest: Story = {
  args: { images: [...images.slice(0, 1), turn] },
  beforeEach: () => {
    const connection = Object.getOwnPropertyDescriptor(navigator, 'connection');
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    return () => {
      if (connection) Object.defineProperty(navigator, 'connection', connection);
      else Reflect.deleteProperty(navigator, 'connection');
    };
  },
  play: savesData,
  parameters: behaviourOnly,
};

export const DragToTurn: Story = {
  args: { images: withVideoAndTurn },
  play: dragsToTurn,
  parameters: behaviourOnly,
};
export const TurnInViewer: Story = { args: { images: withVideoAndTurn }, play: turnsInViewer };
export const ChosenWhileScrolling: Story = {
  args: { images: withVideoAndTurn },
  play: keepsLastChoice,
  parameters: behaviourOnly,
};
export const VideoOutOfSight: Story = {
  args: { images: withVideoAndTurn },
  play: pausesOutOfSight,
  parameters: behaviourOnly,
};
export const VideoFails: Story = {
  args: { images: withFailures },
  play: saysThatVideoFailed,
  parameters: behaviourOnly,
};

export const HoverZoom: Story = { play: magnifiesUnderMouse, parameters: behaviourOnly };

// Chromium scrolls a row with scroll snapping when it captures a page that is larger than its window.
export const ThumbnailSelection: Story = { play: selectsByThumbnail, parameters: behaviourOnly };

export const ReturnsToShownPicture: Story = { play: returnsToShownPicture, parameters: behaviourOnly };

export const ViewerKeyboardNavigation: Story = {
  play: viewerKeyboardNavigation,
  parameters: behaviourOnly,
};
