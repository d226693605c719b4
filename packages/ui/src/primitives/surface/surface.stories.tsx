import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Grid, Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';
import { Card, Divider, Panel, surfacePaddings } from './surface.tsx';

const content = (
  <Stack gap="xs">
    <Heading level={2} size="md">
      North &amp; Linen
    </Heading>
    <Text>Lamps and textiles, made in two workshops by the sea.</Text>
  </Stack>
);

const meta = {
  component: Card,
  title: 'primitives/Surface',
  subcomponents: { Panel, Divider },
  args: { children: content },
  argTypes: { padding: { control: 'select', options: surfacePaddings } },
  parameters: {
    guide: {
      use: 'Card sets off one thing among several; Panel is a quieter part of the page; Divider is a hairline between two.',
      do: ['Use a Card only when it could stand elsewhere too.', 'Let space do it where space is enough.'],
      dont: ['Do not put a Card into a Card.', 'Do not put a Divider beside a border.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsCard: Story = {};
export const AsPanel: Story = { render: (args) => <Panel {...args} /> };
export const Paddings: Story = {
  render: () => (
    <Grid min="sm">
      {surfacePaddings.map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Grid>
  ),
};
export const AsSection: Story = {
  args: { asChild: true, children: <section aria-label="Store">{content}</section> },
};
export const Divided: Story = {
  render: () => (
    <Stack>
      <Text>Delivery by courier</Text>
      <Divider />
      <Text>Pick-up point</Text>
    </Stack>
  ),
};
