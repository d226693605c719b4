import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Card, Divider, Panel, surfacePaddings } from './surface.tsx';
import { content } from './surface.fixtures.tsx';
import { guide } from './surface.guide.ts';

const meta = {
  component: Card,
  title: 'primitives/Surface',
  subcomponents: { Panel, Divider },
  args: { children: content },
  argTypes: { padding: { control: 'select', options: surfacePaddings } },
  parameters: { guide },
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
