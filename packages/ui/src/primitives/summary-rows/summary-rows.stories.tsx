import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryRows } from './summary-rows.tsx';
import { guide } from './summary-rows.guide.ts';

const meta = {
  component: SummaryRows,
  args: {
    rows: [
      { label: 'Items (3)', amount: '236.50' },
      { label: 'Delivery', value: 'Free', note: '2 parcels' },
      { label: 'Coupon', amount: '20.00', tone: 'saving' },
    ],
    total: { label: 'Total', amount: '216.50' },
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
