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
import { images } from './gallery.fixtures.tsx';
import { guide } from './gallery.guide.ts';
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
/** As shops send them: on white, without a ground, higher or wider than the place. */
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

export const HoverZoom: Story = { play: magnifiesUnderMouse, parameters: behaviourOnly };

export const ThumbnailSelection: Story = { play: selectsByThumbnail };

export const ReturnsToShownPicture: Story = { play: returnsToShownPicture, parameters: behaviourOnly };

export const ViewerKeyboardNavigation: Story = {
  play: viewerKeyboardNavigation,
  parameters: behaviourOnly,
};
