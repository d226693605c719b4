import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/layout/layout.tsx';
import { imageTiles } from '../../primitives/image/image.variants.ts';
import { drawing } from '../../testing/fixtures/index.ts';
import { CategoryTile } from './category-tile.tsx';
import { guide } from './category-tile.guide.ts';
import { linksToCategory } from './category-tile.play.ts';

const meta = {
  component: CategoryTile,
  args: { href: '#lighting', name: 'Lighting', image: drawing('lamp') },
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

export const OnTint: Story = { args: { tile: 'sand' }, play: linksToCategory };
export const ContainedPicture: Story = { args: { whole: true } };
export const WithCount: Story = { args: { count: '248 products' } };
export const WithoutPicture: Story = { args: { image: undefined, tile: 'sage' } };
export const LongName: Story = { args: { name: 'Outdoor, garden, camping and everything for the weekend' } };
export const Tints: Story = {
  render: (args) => (
    <>
      {imageTiles.map((tile) => (
        <CategoryTile key={tile} {...args} name={tile} tile={tile} />
      ))}
    </>
  ),
};
