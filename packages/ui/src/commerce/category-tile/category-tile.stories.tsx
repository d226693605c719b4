import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/layout/layout.tsx';
import { imageTiles } from '../../primitives/image/image.variants.ts';
import { photo, transparentPicture } from '../../testing/fixtures/index.ts';
import { CategoryTile } from './category-tile.tsx';
import { guide } from './category-tile.guide.ts';
import { linksToCategory } from './category-tile.play.ts';

const meta = {
  component: CategoryTile,
  args: { href: '#vases', name: 'Vases', image: photo('bottle-vase'), whole: true },
  argTypes: { tile: { control: 'select', options: imageTiles } },
  decorators: [
    (Story) => (
      <Grid min="sm">
        <Story />
      </Grid>
    ),
  ],
  parameters: { guide },
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photograph: Story = { play: linksToCategory };
export const OnTint: Story = { args: { image: transparentPicture, whole: false, tile: 'sand' } };
export const WithCount: Story = { args: { count: '248 products' } };
export const WithoutPicture: Story = { args: { image: undefined, tile: 'sage' } };
export const LongName: Story = {
  args: { name: 'Vases, jugs, bowls and everything that is thrown on a wheel' },
};
export const Tints: Story = {
  args: { image: transparentPicture, whole: false },
  render: (args) => (
    <>
      {imageTiles.map((tile) => (
        <CategoryTile key={tile} {...args} name={tile} tile={tile} />
      ))}
    </>
  ),
};
