import { formatPrice } from '@marketfront/i18n/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PointsSlider } from './points-slider.tsx';
import { PointsSummary } from './points-summary.tsx';

const records = [
  { key: '1', date: '20 Nov 2026', dateTime: '2026-11-20', reason: 'Review of the table lamp', change: 20 },
  { key: '2', date: '18 Nov 2026', dateTime: '2026-11-18', reason: 'Order 202611180042', change: -500 },
  { key: '3', date: '2 Nov 2026', dateTime: '2026-11-02', reason: 'Order 202611020017', change: 1240 },
];

const meta = {
  component: PointsSummary,
  subcomponents: { PointsSlider },
  args: { balance: 3480 },
  parameters: {
    guide: {
      use: 'The points of a shopper, and at checkout (PointsSlider) how many of them to pay with.',
      do: [
        'Warn in time of points that are lost.',
        'Say beside the slider what the points save.',
        'Set the most that the order takes, not the whole balance.',
      ],
      dont: ['Do not use points without being asked.', 'Do not show a table of nothing on the checkout.'],
      keys: {
        'Arrow keys': 'On the slider: one step more or less',
        'Page up and down': 'On the slider: a larger step',
        'Home and End': 'On the slider: none, or all that can be used',
      },
      parts: {
        head: 'Everything above the table',
        balance: 'The number of points',
        expiring: 'Those that are lost soon',
        totals: 'What makes up the account',
        actions: 'Ways to earn or to use them',
        saved: 'What the points save',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof PointsSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = {};
export const Complete: Story = {
  args: {
    expiring: { count: 120, date: '31 Dec 2026' },
    totals: { earned: 4240, used: 760, frozen: 40 },
    records,
    actions: <Button size="sm">How to earn points</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('120 points expire on 31 Dec 2026')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Points history' });
    await expect(within(table).getByText('+1,240')).toBeVisible();
  },
};
export const Empty: Story = { args: { balance: 0, records: [] } };
export const Loading: Story = { args: { records: [], loading: true } };
export const LongReasons: Story = {
  args: {
    balance: 128_000_000,
    records: records.map((record) => ({ ...record, reason: `${String(record.reason)} `.repeat(6) })),
  },
};

const used = fn();
export const PaysWithPoints: Story = {
  render: () => (
    <PointsSlider
      name="points"
      max={2000}
      step={100}
      onChange={used}
      saved={(value) => `You save ${formatPrice('en', (value / 100).toFixed(2))}`}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Use points' });
    await expect(slider).toHaveAccessibleDescription('You can use up to 2,000 points');
    await expect(canvas.queryByText(/You save/)).toBeNull();
    slider.focus();
    // Keys of a range input are the browser's own; a test can only make their effect.
    fireEvent.change(slider, { target: { value: '100' } });
    await expect(used).toHaveBeenLastCalledWith({ value: 100 });
    await expect(slider).toHaveAttribute('aria-valuetext', '100 points');
    await expect(canvas.getByText('You save $1.00')).toBeVisible();
    fireEvent.change(slider, { target: { value: '0' } });
    await expect(canvas.queryByText(/You save/)).toBeNull();
  },
};
export const NoPointsToUse: Story = { render: () => <PointsSlider name="points" max={0} /> };
