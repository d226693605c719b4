import { formatPrice } from '@marketfront/i18n/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { PointsSlider } from './points-slider.tsx';
import { PointsSummary } from './points-summary.tsx';
import { records } from './points-summary.fixtures.tsx';
import { guide } from './points-summary.guide.ts';
import { showsHistory, updatesSavings, onPointsChange } from './points-summary.play.ts';

const meta = {
  component: PointsSummary,
  subcomponents: { PointsSlider },
  args: { balance: 3480 },
  parameters: { guide },
} satisfies Meta<typeof PointsSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = {};
export const WithRecords: Story = {
  args: {
    expiring: { count: 120, date: '31 Dec 2026' },
    totals: { earned: 4240, used: 760, frozen: 40 },
    records,
    actions: <Button size="sm">How to earn points</Button>,
  },
  play: showsHistory,
};
export const Empty: Story = { args: { balance: 0, records: [] } };
export const Loading: Story = { args: { records: [], loading: true } };
export const LongReasons: Story = {
  args: {
    balance: 128_000_000,
    records: records.map((record) => ({ ...record, reason: `${String(record.reason)} `.repeat(6) })),
  },
};
export const PaysWithPoints: Story = {
  render: () => (
    <PointsSlider
      name="points"
      max={2000}
      step={100}
      onChange={onPointsChange}
      saved={(value) => `You save ${formatPrice('en', (value / 100).toFixed(2))}`}
    />
  ),
  play: updatesSavings,
};
export const NoPointsToSpend: Story = { render: () => <PointsSlider name="points" max={0} /> };
