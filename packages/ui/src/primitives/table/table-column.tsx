'use client';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { IconArrowDown, IconArrowUp, IconSort } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import * as css from './table.css.ts';
import type { TableFilterOption } from './table-filter.tsx';
import type { SortDirection } from './table.variants.ts';

export interface TableColumn<Row> {
  /** Identifies the column. */
  key: string;
  /** The header, text only: on narrow screens it is shown beside each value. */
  header: string;
  /** Shows the header to assistive technology only, for a column of buttons. */
  hideHeader?: boolean | undefined;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Aligns the column to the end, with tabular figures. */
  numeric?: boolean | undefined;
  /** Whether its cells are row headers, for example order numbers. */
  rowHeader?: boolean | undefined;
  /** Whether the header sorts by this column. */
  sortable?: boolean | undefined;
  /** The values that the rows can be filtered by, in a panel of the header. */
  filter?: readonly TableFilterOption[] | undefined;
}

export interface TableSort {
  /** The key of the column. */
  key: string;
  /** Ascending or descending. */
  direction: SortDirection;
}

interface ColumnHeaderProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  sortHref: ((sort: TableSort) => string) | undefined;
  onSort: (sort: TableSort) => void;
}

const sortIcons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSort };

/** The header of a column; for a sortable column a button, or a link that works without script. */
export function ColumnHeader<Row>({ column, sort, sortHref, onSort }: ColumnHeaderProps<Row>) {
  if (!column.sortable) {
    return column.hideHeader ? <span className={visuallyHidden}>{column.header}</span> : column.header;
  }
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next: TableSort = {
    key: column.key,
    direction: direction === 'ascending' ? 'descending' : 'ascending',
  };
  const SortIcon = sortIcons[direction ?? 'none'];
  const content = (
    <>
      {column.header}
      <SortIcon size={16} />
    </>
  );
  const common = { className: css.sort, 'data-part': 'sort', onClick: () => onSort(next) };
  return sortHref === undefined ? (
    <button type="button" {...common}>
      {content}
    </button>
  ) : (
    <Link href={sortHref(next)} {...common}>
      {content}
    </Link>
  );
}
