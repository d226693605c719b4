import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { Badge } from './badge.tsx';
import { CountBadge } from './count-badge.tsx';
import { badgeTones, badgeVariants } from './badge.variants.ts';
import { guide } from './badge.guide.ts';

const meta = {
  component: Badge,
  subcomponents: { CountBadge },
  args: { children: 'New' },
  argTypes: {
    tone: { control: 'select', options: badgeTones },
    variant: { control: 'inline-radio', options: badgeVariants },
  },
  parameters: { guide },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Soft: Story = {};
export const Solid: Story = { args: { variant: 'solid', tone: 'sale', children: 'Deal' } };
export const LongText: Story = { args: { children: 'Vom Händler selbst versendet' } };
export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      {badgeVariants.map((variant) => (
        <Inline key={variant}>
          {badgeTones.map((tone) => (
            <Badge key={tone} {...args} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
export const Counts: Story = {
  render: () => (
    <Inline>
      <CountBadge count={1} />
      <CountBadge count={42} />
      <CountBadge count={250} />
      <CountBadge count={0} />
    </Inline>
  ),
};
