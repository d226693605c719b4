import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Badge, CountBadge } from './badge.tsx';
import { badgeTones, badgeVariants } from './badge.variants.ts';

const meta = {
  component: Badge,
  subcomponents: { CountBadge },
  args: { children: 'New' },
  argTypes: {
    tone: { control: 'select', options: badgeTones },
    variant: { control: 'inline-radio', options: badgeVariants },
  },
  parameters: {
    guide: {
      use: 'A word or two about the thing beside it: its state, a mark of the marketplace. CountBadge says how many wait.',
      do: [
        'Keep it to one or two words.',
        'Take solid on pictures, soft on the page.',
        'Say the count in the name of the link that carries a CountBadge.',
      ],
      dont: ['Do not make it a button or a link: that is a Tag.', 'Do not put more than two on one card.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Soft: Story = {};
export const Solid: Story = { args: { variant: 'solid', tone: 'sale', children: 'Deal' } };
export const LongWords: Story = { args: { children: 'Vom Händler selbst versendet' } };
export const Everything: Story = {
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
