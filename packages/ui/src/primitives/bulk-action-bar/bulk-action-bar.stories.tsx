import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { Button } from '../button/button.tsx';
import { OrdersWithActions } from './bulk-action-bar.fixtures.tsx';
import { guide } from './bulk-action-bar.guide.ts';
import { followsSelection } from './bulk-action-bar.play.ts';
import { BulkActionBar } from './bulk-action-bar.tsx';

const actions = (
  <>
    <Button size="sm" tone="neutral">
      Hide
    </Button>
    <Button size="sm" tone="primary">
      Ship
    </Button>
  </>
);

const meta = {
  component: BulkActionBar,
  args: {
    label: 'Selected orders',
    count: 3,
    total: 120,
    onSelectAll: fn(),
    onClear: fn(),
    children: actions,
  },
  parameters: { guide },
} satisfies Meta<typeof BulkActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const All: Story = { args: { count: 120 } };
export const FollowsSelection: Story = {
  parameters: behaviourOnly,
  render: () => <OrdersWithActions />,
  play: followsSelection,
};
