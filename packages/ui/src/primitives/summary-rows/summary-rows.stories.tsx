import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryRows } from './summary-rows.tsx';
import { summaryRows, summaryTotal } from '../../testing/fixtures/index.ts';
import { guide } from './summary-rows.guide.ts';

const meta = {
  component: SummaryRows,
  args: {
    rows: summaryRows,
    total: summaryTotal,
  },
  parameters: { guide },
} satisfies Meta<typeof SummaryRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {};
export const WithoutTotal: Story = { args: { total: undefined } };
export const Huge: Story = {
  args: {
    rows: [
      {
        label: 'Handling of oversized and fragile goods in the warehouse of the merchant',
        amount: '129999999.00',
        tone: 'muted',
      },
    ],
    total: { label: 'Total', amount: '129999999.00' },
  },
};
