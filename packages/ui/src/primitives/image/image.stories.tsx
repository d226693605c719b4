import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../layout/layout.tsx';
import { Image } from './image.tsx';
import { imageFits, imageTiles } from './image.variants.ts';

const meta = {
  component: Image,
  args: { src: drawing('vase'), alt: 'Stoneware vase, indigo', width: 302, height: 302 },
  argTypes: {
    tile: { control: 'select', options: imageTiles },
    fit: { control: 'inline-radio', options: imageFits },
  },
  parameters: {
    guide: {
      use: 'Every picture: it keeps its place while it loads, comes in the width it is shown, and only when it is needed.',
      do: [
        'Give the shown size; it fixes the ratio too.',
        'Set priority on the one picture that makes the first impression.',
        'Leave alt empty when the words beside it say the same.',
      ],
      dont: [
        'Do not set priority on more than two or three pictures of a page.',
        'Do not write “picture of” into alt.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Stoneware vase, indigo' });
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};
export const First: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};
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
