import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Meter, Progress } from './progress.tsx';
import { progressTones } from './progress.variants.ts';
import { guide } from './progress.guide.ts';
import { exposesValue, omitsValue, exposesValueText, rendersMeter } from './progress.play.ts';

const meta = {
  component: Progress,
  subcomponents: { Meter },
  args: { label: 'Sending pictures', value: 40 },
  parameters: { guide },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = { play: exposesValue };
export const Started: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100, tone: 'success' } };
export const Indeterminate: Story = {
  args: { label: 'Waiting for the bank', value: undefined },
  play: omitsValue,
};
export const CustomValueText: Story = {
  args: { value: 3, max: 5, valueText: '3 of 5 pictures' },
  play: exposesValueText,
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
  play: rendersMeter,
};
