import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Inline } from '../layout/layout.tsx';
import { Box } from './box.tsx';
import { boxBackgrounds, boxBorders, boxRadii, boxSpaces } from './box.variants.ts';
import { guide } from './box.guide.ts';
import { rendersSection } from './box.play.ts';

const meta = {
  component: Box,
  args: {
    children: 'Delivered in three to five days',
    padding: 'md',
    background: 'surface',
    border: 'line',
    radius: 'md',
  },
  parameters: { guide },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {};
export const Backgrounds: Story = {
  render: () => (
    <Grid min="sm">
      {boxBackgrounds.map((background) => (
        <Box key={background} padding="md" background={background} border="line" radius="sm">
          {background}
        </Box>
      ))}
    </Grid>
  ),
};
export const Borders: Story = {
  render: () => (
    <Inline gap="md">
      {boxBorders.flatMap((border) =>
        boxRadii.map((radius) => (
          <Box
            key={border + radius}
            paddingBlock="xs"
            paddingInline="md"
            border={border}
            radius={radius}
            background="sunken"
          >
            {border}, {radius}
          </Box>
        )),
      )}
    </Inline>
  ),
};
export const Spaces: Story = {
  render: () => (
    <Inline gap="md" align="start">
      {boxSpaces.map((space) => (
        <Box key={space} padding={space} background="accent">
          {space}
        </Box>
      ))}
    </Inline>
  ),
};
export const AsSection: Story = {
  args: { asChild: true, children: <section aria-label="Delivery">Three to five days</section> },
  play: rendersSection,
};
