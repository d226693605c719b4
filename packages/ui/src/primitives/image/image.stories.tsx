import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageProvider } from '../../provider/image-provider.tsx';
import {
  darkPhoto,
  documentPicture,
  emptyPicture,
  failingPicture,
  lightPhoto,
  photo,
  transparentPicture,
  whitePicture,
} from '../../testing/fixtures/index.ts';
import { Inline } from '../layout/layout.tsx';
import { Theme } from '../theme/theme.tsx';
import { Image } from './image.tsx';
import { imageFits, imageTiles } from './image.variants.ts';
import { guide } from './image.guide.ts';
import {
  dimsInDarkTheme,
  keepsItsPlace,
  loadsEagerly,
  loadsLazily,
  showsDarkRendering,
} from './image.play.ts';

const meta = {
  component: Image,
  args: { src: photo('bellied-vase'), alt: 'Round-bellied vase, chalk', width: 302, height: 302 },
  argTypes: {
    tile: { control: 'select', options: imageTiles },
    fit: { control: 'inline-radio', options: imageFits },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = { play: loadsLazily };
export const HighPriority: Story = { args: { priority: true }, play: loadsEagerly };
/** A product in both themes, with a separate picture for each. */
export const BothThemes: Story = {
  render: (args) => (
    <Inline>
      <ImageProvider value={lightPhoto} dark={lightPhoto}>
        <Theme theme="light" style={{ inlineSize: 302, padding: 16 }}>
          <Image {...args} alt="Round-bellied vase on a light ground" />
        </Theme>
      </ImageProvider>
      <ImageProvider value={darkPhoto} dark={darkPhoto}>
        <Theme theme="dark" style={{ inlineSize: 302, padding: 16 }}>
          <Image {...args} alt="Round-bellied vase on a dark ground" />
        </Theme>
      </ImageProvider>
    </Inline>
  ),
  play: showsDarkRendering,
};
/** In dark themes bright backgrounds are dimmed if a picture has no dark version. */
export const OneRendering: Story = {
  render: (args) => (
    <ImageProvider value={lightPhoto}>
      <Theme theme="dark" style={{ inlineSize: 302, padding: 16 }}>
        <Image {...args} />
      </Theme>
    </ImageProvider>
  ),
  play: dimsInDarkTheme,
};
export const Missing: Story = { args: { src: '', tile: 'sand' } };
export const Failing: Story = { args: { src: failingPicture, tile: 'sand' }, play: keepsItsPlace };
/** Still loading. */
export const Blurred: Story = { args: { src: emptyPicture, alt: '', blur: photo('bellied-vase') } };
export const Wide: Story = { args: { width: 480, height: 270 } };
export const Contained: Story = { args: { width: 480, height: 270, fit: 'contain', tile: 'sage' } };
/** Real-world pictures: on white, without background, higher or wider than the frame. */
export const OtherPictures: Story = {
  tags: ['in-dark'],
  render: () => (
    <ImageProvider value={lightPhoto}>
      <Inline>
        {Object.entries({
          'On white': whitePicture,
          'Without a ground': transparentPicture,
          Portrait: documentPicture,
          Landscape: photo('breakfast'),
        }).map(([name, src]) => (
          <div key={name} style={{ inlineSize: 160 }}>
            <Image src={src} alt={name} width={160} height={160} />
          </div>
        ))}
      </Inline>
    </ImageProvider>
  ),
};
export const Tiles: Story = {
  render: () => (
    <Inline>
      {imageTiles.map((tile) => (
        <Image key={tile} src={transparentPicture} alt="" width={120} height={120} tile={tile} />
      ))}
    </Inline>
  ),
};
