import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Price } from '../price/price.tsx';
import { Table, type TableColumn, type TableFilters, type TableSort } from './table.tsx';

export interface Order {
  no: string;
  date: string;
  store: string;
  items: number;
  total: string;
  paid: boolean;
}

export const orders: Order[] = [
  { no: 'PT1001', date: '21 Nov 2026', store: 'Northlight', items: 2, total: '338.00', paid: true },
  { no: 'PT1002', date: '19 Nov 2026', store: 'Oleiro & Filha', items: 1, total: '58.00', paid: false },
  { no: 'PT1003', date: '2 Nov 2026', store: 'Volt & Wave', items: 12, total: '2628.00', paid: true },
];

export const columns: TableColumn<Order>[] = [
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

export function SortedTable() {
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

const states = [
  { value: 'paid', label: 'Paid' },
  { value: 'toPay', label: 'To pay' },
];

export function FilteredTable() {
  const [filters, setFilters] = useState<TableFilters>({});
  const chosen = filters['state'] ?? [];
  return (
    <Table
      caption="Your orders"
      columns={columns.map((column) => (column.key === 'state' ? { ...column, filter: states } : column))}
      rows={orders.filter(({ paid }) => chosen.length === 0 || chosen.includes(paid ? 'paid' : 'toPay'))}
      rowKey={({ no }) => no}
      filters={filters}
      onFiltersChange={(change) => setFilters(change.filters)}
    />
  );
}
