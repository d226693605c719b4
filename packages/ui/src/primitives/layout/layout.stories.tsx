import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../surface/surface.tsx';
import { Heading, Text } from '../text/text.tsx';
import { Container, Grid, Inline, Spread, Stack } from './layout.tsx';
import { alignments, gaps, gridMinimums, justifications } from './layout.variants.ts';

const things = ['Lamp', 'Vase', 'Chair', 'Kettle', 'Tote', 'Headphones'];
const cards = things.map((name) => <Card key={name}>{name}</Card>);

const meta = {
  component: Stack,
  title: 'primitives/Layout',
  subcomponents: { Inline, Spread, Grid, Container },
  args: { children: cards },
  argTypes: {
    gap: { control: 'select', options: gaps },
    align: { control: 'select', options: alignments },
  },
  parameters: {
    guide: {
      use: 'Puts things in their places, so that no component carries a margin: Stack below one another, Inline beside one another, Spread at both ends, Grid in equal cells, Container as the page’s column.',
      do: [
        'Choose gaps by how much things belong together.',
        'Use asChild to keep lists lists and forms forms.',
      ],
      dont: ['Do not put margins on children.', 'Do not nest a Container in a Container.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};
export const StackedTight: Story = { args: { gap: 'xs' } };
export const Beside: Story = {
  render: () => (
    <Inline>
      {things.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </Inline>
  ),
};
export const BesideJustified: Story = {
  render: () => (
    <Stack>
      {justifications.map((justify) => (
        <Inline key={justify} justify={justify}>
          <Badge>{justify}</Badge>
          <Badge>{justify}</Badge>
        </Inline>
      ))}
    </Stack>
  ),
};
export const BothEnds: Story = {
  render: () => (
    <Spread>
      <Heading level={2}>Addresses</Heading>
      <Button size="sm">Add</Button>
    </Spread>
  ),
};
export const Cells: Story = { render: () => <Grid min="sm">{cards}</Grid> };
export const CellMinimums: Story = {
  render: () => (
    <Stack gap="xl">
      {gridMinimums.map((min) => (
        <Grid key={min} min={min} gap="sm">
          {cards}
        </Grid>
      ))}
    </Stack>
  ),
};
export const AsList: Story = {
  render: () => (
    <Stack asChild gap="xs">
      <ul>
        {things.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Stack>
  ),
};
export const PageColumn: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Container width="text">
      <Text>
        Things made well, by people you can name. This column is as wide as a line that reads easily, and its
        gutters shrink on small screens.
      </Text>
    </Container>
  ),
};
