import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { HoverCard } from './hover-card.tsx';
import { guide } from './hover-card.guide.ts';
import { opensOnHoverAndFocus } from './hover-card.play.ts';

const meta = {
  component: HoverCard,
  args: {
    children: <Link href="#cart">Cart</Link>,
    content: <Text>Two lamps</Text>,
    onOpenChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true, align: 'start' } };
export const HoverAndFocus: Story = {
  render: (args) => (
    <Inline>
      <HoverCard {...args} />
      <Button>Elsewhere</Button>
    </Inline>
  ),
  play: opensOnHoverAndFocus,
  parameters: behaviourOnly,
};
