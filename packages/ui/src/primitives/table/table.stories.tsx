import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType } from 'react';
import { fn } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { Table, type TableProps } from './table.tsx';
import { type Order, orders, columns, FilteredTable, SortedTable } from './table.fixtures.tsx';
import { guide } from './table.guide.ts';
import {
  exposesTableRoles,
  filtersByColumn,
  sortsByHeader,
  sortsByLink,
  selectsRows,
  focusesScrollRegion,
  keepsHeaderVisible,
} from './table.play.ts';

const meta = {
  // Storybook cannot infer the args of a generic component.
  component: Table as ComponentType<TableProps<Order>>,
  args: {
    caption: 'Your orders',
    columns,
    rows: orders,
    rowKey: ({ no }) => no,
    onSortChange: fn(),
    onSelectedChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<TableProps<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = { play: exposesTableRoles };
export const Empty: Story = { args: { rows: [] } };
export const EmptyWithMessage: Story = { args: { rows: [], empty: 'Orders you place show up here.' } };
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
export const SortsByHeader: Story = { render: () => <SortedTable />, play: sortsByHeader };
export const SortsByLink: Story = {
  args: {
    sortHref: ({ key, direction }) => `#sort=${key}-${direction}`,
    defaultSort: { key: 'date', direction: 'descending' },
  },
  play: sortsByLink,
};
export const RowSelection: Story = {
  args: { selectName: 'order', defaultSelected: ['PT1002'] },
  play: selectsRows,
};
export const KeyboardScrolling: Story = {
  args: { stack: false },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: focusesScrollRegion,
};
export const StickyHeader: Story = {
  args: {
    stickyHead: true,
    stack: false,
    rows: Array.from({ length: 40 }, (_, index) => ({ ...orders[index % 3]!, no: `PT${2000 + index}` })),
  },
  play: keepsHeaderVisible,
};

export const Filtered: Story = {
  args: {
    columns: columns.map((column) =>
      column.key === 'state' ? { ...column, filter: [{ value: 'paid', label: 'Paid' }] } : column,
    ),
    defaultFilters: { state: ['paid'] },
    rows: orders.filter(({ paid }) => paid),
  },
};
export const FiltersByColumn: Story = { render: () => <FilteredTable />, play: filtersByColumn };
