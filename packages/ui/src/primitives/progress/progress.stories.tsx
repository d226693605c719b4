import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Meter, Progress } from './progress.tsx';
import { progressTones } from './progress.variants.ts';

const meta = {
  component: Progress,
  subcomponents: { Meter },
  args: { label: 'Sending pictures', value: 40 },
  parameters: {
    guide: {
      use: 'Progress for something under way with a known end, Meter for a measure within bounds, such as stock left. For waits of unknown length below ten seconds a Spinner or Skeleton says enough.',
      do: [
        'Say in the label what is under way.',
        'Give valueText when a count says more than a percentage: “3 of 5 pictures”.',
        'Take a tone only when the words say the same.',
      ],
      dont: [
        'Do not let the bar go backwards.',
        'Do not use Progress for stock or points, nor Meter for an upload: they are announced differently.',
      ],
      parts: { bar: 'The native progress or meter', label: 'The words', value: 'The value in words' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvasElement, globals }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Sending pictures' });
    await expect(bar).toHaveAttribute('value', '40');
    if (globals['locale'] === 'en') await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  },
};
export const Started: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100, tone: 'success' } };
export const Unknown: Story = {
  args: { label: 'Waiting for the bank', value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('value');
  },
};
export const InWords: Story = {
  args: { value: 3, max: 5, valueText: '3 of 5 pictures' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '3 of 5 pictures',
    );
  },
};
export const HiddenLabel: Story = { args: { hideLabel: true, size: 'sm' } };
export const LongName: Story = {
  args: {
    label: 'Sending the pictures of your review of the waxed canvas market tote with leather handles',
    valueText: '12 of 20 pictures',
    value: 12,
    max: 20,
  },
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap="lg">
      {progressTones.map((tone) => (
        <Progress key={tone} {...args} label={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
export const StockLeft: Story = {
  render: () => (
    <Stack gap="lg">
      <Meter label="Stock" value={3} max={40} valueText="Only 3 left" tone="critical" />
      <Meter label="Claimed" value={62} valueText="62% claimed" tone="warning" size="sm" />
      <Meter label="Points until Gold" value={820} max={1000} valueText="820 of 1,000" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter', { name: 'Stock' })).toHaveAttribute(
      'aria-valuetext',
      'Only 3 left',
    );
  },
};
