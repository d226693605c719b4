import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { SummaryRows } from './summary-rows.tsx';

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
  parameters: {
    guide: {
      use: 'Money that adds up: names on one side, amounts on the other, the sum below.',
      do: ['Give savings as positive amounts with tone saving.', 'Say in a note what an amount is made of.'],
      dont: ['Do not leave out what is free: say so.', 'Do not add a row of zero.'],
      parts: { row: 'One name with its amount', total: 'The sum' },
    } satisfies Guide,
  },
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
