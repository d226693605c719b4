import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Price } from '../price/price.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './table.tsx';

interface Order {
  no: string;
  date: string;
  store: string;
  items: number;
  total: string;
  paid: boolean;
}
const orders: Order[] = [
  { no: 'PT1001', date: '21 Nov 2026', store: 'North & Linen', items: 2, total: '172.00', paid: true },
  { no: 'PT1002', date: '19 Nov 2026', store: 'Kiln Street Studio', items: 1, total: '42.00', paid: false },
  { no: 'PT1003', date: '2 Nov 2026', store: 'Otto Audio', items: 12, total: '1798.80', paid: true },
];
const columns: TableColumn<Order>[] = [
  { key: 'no', header: 'Order', rowHeader: true, cell: ({ no }) => no },
  { key: 'date', header: 'Date', sortable: true, cell: ({ date }) => date },
  { key: 'store', header: 'Store', cell: ({ store }) => store },
  {
    key: 'state',
    header: 'State',
    cell: ({ paid }) => <Badge tone={paid ? 'success' : 'warning'}>{paid ? 'Paid' : 'To pay'}</Badge>,
  },
  { key: 'items', header: 'Items', numeric: true, sortable: true, cell: ({ items }) => items },
  {
    key: 'total',
    header: 'Total',
    numeric: true,
    sortable: true,
    cell: ({ total }) => <Price amount={total} size="sm" />,
  },
];

const meta = {
  // A generic component is no type that Storybook can read args of.
  component: Table as ComponentType<TableProps<Order>>,
  args: {
    caption: 'Your orders',
    columns,
    rows: orders,
    rowKey: ({ no }) => no,
    onSortChange: fn(),
    onSelectedChange: fn(),
  },
  parameters: {
    guide: {
      use: 'Things of one kind whose values are compared, or ticked to act on several. For things looked at one by one take cards; for terms and values take DescriptionList.',
      do: [
        'Mark the column that names a row as rowHeader, and numbers as numeric.',
        'Sort on the server with sortHref where the list is long: it works without script.',
        'Say in empty what would bring rows.',
      ],
      dont: [
        'Do not lay out pages with it.',
        'Do not stack a table whose columns are compared on a phone: stack={false} lets it scroll.',
      ],
      keys: {
        Tab: 'To the headers that sort, the boxes and what the cells hold; to the table itself when it scrolls',
        'Enter, Space': 'On a header: sorts by it, once more the other way round',
        Space: 'On a box: ticks the row',
        'Arrow keys': 'Scroll a table that is wider than the page',
      },
      parts: {
        table: 'The table',
        caption: 'Its name',
        row: 'One row',
        sort: 'The button or link in a header',
        empty: 'The cell shown instead of rows',
      },
    } satisfies Guide,
  },
} satisfies Meta<TableProps<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Your orders' });
    await expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(0);
    await expect(within(table).getByRole('rowheader', { name: 'PT1003' })).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
  },
};
export const Empty: Story = { args: { rows: [] } };
export const EmptyWithAdvice: Story = { args: { rows: [], empty: 'Orders you place show up here.' } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const Reloading: Story = { args: { loading: true } };
export const HiddenCaption: Story = { args: { hideCaption: true } };
export const WithActions: Story = {
  args: {
    columns: [
      ...columns,
      {
        key: 'actions',
        header: 'Actions',
        hideHeader: true,
        cell: ({ no }) => (
          <ButtonLink size="sm" href={`#${no}`} aria-label={`See ${no}`}>
            See
          </ButtonLink>
        ),
      },
    ],
  },
};
export const LongNames: Story = {
  args: {
    rows: orders.map((order) => ({
      ...order,
      store: 'The Very Long Name of a Studio for Hand-blown Glass and Stoneware in Luang Prabang',
    })),
  },
};
export const Stacked: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { defaultSelected: ['PT1002'] },
};

function Sorted() {
  const [sort, setSort] = useState<TableSort>({ key: 'items', direction: 'ascending' });
  const rows = orders.toSorted((a, b) =>
    sort.direction === 'ascending' ? a.items - b.items : b.items - a.items,
  );
  return (
    <Table
      caption="Your orders"
      columns={columns.map((column) => ({ ...column, sortable: column.key === 'items' }))}
      rows={rows}
      rowKey={({ no }) => no}
      sort={sort}
      onSortChange={setSort}
    />
  );
}
export const SortsByHeader: Story = {
  render: () => <Sorted />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('columnheader', { name: 'Items' });
    const first = () => canvas.getAllByRole('rowheader')[0];
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(first()).toHaveTextContent('PT1002');
    within(header).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toHaveTextContent('PT1003');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  },
};
export const SortsByLink: Story = {
  args: {
    sortHref: ({ key, direction }) => `#sort=${key}-${direction}`,
    defaultSort: { key: 'date', direction: 'descending' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('link', { name: 'Date' })).toHaveAttribute('href', '#sort=date-ascending');
    await expect(canvas.getByRole('link', { name: 'Total' })).toHaveAttribute(
      'href',
      '#sort=total-ascending',
    );
  },
};
export const Selects: Story = {
  args: { selectName: 'order', defaultSelected: ['PT1002'] },
  play: async ({ canvasElement, args }) => {
    const boxes = within(canvasElement).getAllByRole<HTMLInputElement>('checkbox');
    const [all, first, second] = boxes;
    if (!all || !first || !second) throw new Error('boxes');
    await expect(all).toBePartiallyChecked();
    await expect(second).toBeChecked();
    first.focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: ['PT1002', 'PT1001'] });
    await userEvent.click(all);
    await expect(boxes.every((box) => box.checked)).toBe(true);
    await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: [] });
  },
};
export const ScrollsByKey: Story = {
  args: { stack: false },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Your orders' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
export const StickyHead: Story = {
  args: {
    stickyHead: true,
    stack: false,
    rows: Array.from({ length: 40 }, (_, index) => ({ ...orders[index % 3]!, no: `PT${2000 + index}` })),
  },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Your orders' });
    region.scrollTop = 400;
    const header = within(region).getByRole('columnheader', { name: 'Order' });
    await waitFor(() =>
      expect(Math.round(header.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBe(0),
    );
    region.scrollTop = 0;
  },
};
