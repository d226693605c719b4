import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from '../../testing/fixtures/index.ts';
import { Inline } from '../layout/layout.tsx';
import { Image } from './image.tsx';
import { imageFits, imageTiles } from './image.variants.ts';
import { guide } from './image.guide.ts';
import { loadsLazily, loadsEagerly } from './image.play.ts';

const meta = {
  component: Image,
  args: { src: drawing('vase'), alt: 'Stoneware vase, indigo', width: 302, height: 302 },
  argTypes: {
    tile: { control: 'select', options: imageTiles },
    fit: { control: 'inline-radio', options: imageFits },
  },
  parameters: { guide },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = { play: loadsLazily };
export const HighPriority: Story = { args: { priority: true }, play: loadsEagerly };
export const Missing: Story = { args: { src: '/nothing-here.webp', tile: 'sand' } };
export const Blurred: Story = {
  args: { src: '/nothing-here.webp', alt: '', blur: drawing('vase') },
};
export const Wide: Story = { args: { width: 480, height: 270 } };
export const Contained: Story = { args: { width: 480, height: 270, fit: 'contain', tile: 'sage' } };
export const Tiles: Story = {
  render: () => (
    <Inline>
      {imageTiles.map((tile) => (
        <Image key={tile} src="/nothing-here.webp" alt="" width={120} height={120} tile={tile} />
      ))}
    </Inline>
  ),
};
