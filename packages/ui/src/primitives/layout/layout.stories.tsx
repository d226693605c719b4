import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../surface/surface.tsx';
import { Heading, Text } from '../text/text.tsx';
import { Container, Grid, Inline, Spread, Stack } from './layout.tsx';
import { alignments, gaps, gridMinimums, justifications } from './layout.variants.ts';
import { guide } from './layout.guide.ts';

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
  parameters: { guide },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};
export const StackedWithSmallGap: Story = { args: { gap: 'xs' } };
export const InlineItems: Story = {
  render: () => (
    <Inline>
      {things.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </Inline>
  ),
};
export const InlineJustified: Story = {
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
export const SpaceBetween: Story = {
  render: () => (
    <Spread>
      <Heading level={2}>Addresses</Heading>
      <Button size="sm">Add</Button>
    </Spread>
  ),
};
export const GridCells: Story = { render: () => <Grid min="sm">{cards}</Grid> };
export const GridMinimums: Story = {
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
