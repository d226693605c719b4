import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../primitives/layout/layout.tsx';
import { imageTiles } from '../../primitives/image/image.variants.ts';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { CategoryTile } from './category-tile.tsx';

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
  parameters: {
    guide: {
      use: 'The way into a category: its picture and its name, one link.',
      do: ['Take pictures of one kind for all tiles of a row.', 'Let the tints alternate.'],
      dont: ['Do not write words into the picture.', 'Do not show more than twelve at once.'],
      keys: { Enter: 'Follows it' },
      parts: { frame: 'The tinted square', count: 'How many things are in it' },
    } satisfies Guide,
  },
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTint: Story = {
  args: { tile: 'sand' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Lighting' });
    await expect(link).toHaveAttribute('href', '#lighting');
  },
};
export const WholePicture: Story = { args: { whole: true } };
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
