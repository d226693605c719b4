'use client';
// Roles are repeated, because browsers drop them when the display of a table changes.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { clsx } from 'clsx';
import {
  forwardRef,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './table.css.ts';
import { ColumnHeader, type TableColumn, type TableSort } from './table-column.tsx';
import { ColumnFilter } from './table-filter.tsx';
import { TableRow } from './table-row.tsx';
import { useOverflows } from '../state/use-overflows.ts';

export type { TableColumn, TableSort } from './table-column.tsx';
export type { TableFilterOption } from './table-filter.tsx';

/** The chosen values by the keys of the columns. */
export type TableFilters = Readonly<Record<string, readonly string[]>>;

export interface TableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  /** The caption. */
  caption: ReactNode;
  /** Shows the caption to assistive technology only. */
  hideCaption?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows in display order; the caller sorts them. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** The column that the rows are sorted by, controlled. */
  sort?: TableSort | undefined;
  /** The initial sort column and direction. */
  defaultSort?: TableSort | undefined;
  /** Called when a header is activated; the caller sorts the rows. */
  onSortChange?: ((change: TableSort) => void) | undefined;
  /** Makes the headers links, which work without script. */
  sortHref?: ((sort: TableSort) => string) | undefined;
  /** The values that the rows are filtered by, controlled. */
  filters?: TableFilters | undefined;
  /** The initial filter values. */
  defaultFilters?: TableFilters | undefined;
  /** Called when a value is added or removed; the caller filters the rows. */
  onFiltersChange?: ((change: { filters: TableFilters }) => void) | undefined;
  /** The keys of the selected rows. With this, `defaultSelected` or `selectName`, each row has a checkbox. */
  selected?: readonly string[] | undefined;
  /** The keys of the initially selected rows. */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the keys of all selected rows. */
  onSelectedChange?: ((change: { selected: readonly string[] }) => void) | undefined;
  /** The form name of the checkboxes; each submits the key of its row. */
  selectName?: string | undefined;
  /** The accessible name of a row's checkbox; the key by default. */
  rowName?: ((row: Row) => string) | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Whether rows are being loaded: the old rows stay, or skeleton rows are shown. */
  loading?: boolean | undefined;
  /** Whether the body scrolls below a fixed header. */
  stickyHead?: boolean | undefined;
  /** Whether rows become cards on narrow screens. Use `false` if columns must be compared. */
  stack?: boolean | undefined;
}

const skeletonRows = 3;
const noFilters: TableFilters = {};

/**
 * A table for comparing and selecting. Its region scrolls, also by keyboard, when the table is too wide.
 * https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/
 */
export const Table = forwardRef(function Table<Row>(
  props: TableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const {
    caption,
    hideCaption = false,
    columns,
    rows,
    rowKey,
    sort: sortProp,
    defaultSort,
    onSortChange,
    sortHref,
    filters: filtersProp,
    defaultFilters = noFilters,
    onFiltersChange,
    selected: selectedProp,
    defaultSelected,
    onSelectedChange,
    selectName,
    rowName = rowKey,
    empty,
    loading = false,
    stickyHead = false,
    stack = true,
    ...rest
  } = props;
  const t = useMessages();
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(region);
  const [sort, setSort] = useControllableState<TableSort | undefined>({
    prop: sortProp,
    defaultProp: defaultSort,
    onChange: (next) => next && onSortChange?.(next),
  });
  const [filters, setFilters] = useControllableState<TableFilters>({
    prop: filtersProp,
    defaultProp: defaultFilters,
    onChange: (next) => onFiltersChange?.({ filters: next }),
  });
  const [selected, setSelected] = useControllableState<readonly string[]>({
    prop: selectedProp,
    defaultProp: defaultSelected ?? [],
    onChange: (next) => onSelectedChange?.({ selected: next }),
  });
  const selectable = (selectedProp ?? defaultSelected ?? selectName) !== undefined;
  const keys = rows.map(rowKey);
  /** The keys that are selected on other pages. */
  const others = selected.filter((key) => !keys.includes(key));
  const selectedCount = keys.filter((key) => selected.includes(key)).length;
  const width = columns.length + (selectable ? 1 : 0);

  return (
    <div
      {...rest}
      ref={useMergedRef(ref, region)}
      role={overflows ? 'region' : undefined}
      aria-labelledby={overflows ? `${id}-caption` : undefined}
      tabIndex={overflows ? 0 : undefined}
      data-sticky={stickyHead ? '' : undefined}
      data-stack={stack ? '' : undefined}
      className={clsx(css.region, rest.className)}
    >
      <table aria-busy={loading || undefined} data-part="table" className={css.table}>
        <caption
          id={`${id}-caption`}
          className={hideCaption ? visuallyHidden : css.caption}
          data-part="caption"
        >
          {caption}
          {loading && <Spinner aria-hidden className={css.spinner} />}
        </caption>
        <thead className={css.head}>
          <tr className={css.headRow}>
            {selectable && (
              <th scope="col" data-select="" className={clsx(css.cell, css.headCell, css.select)}>
                <Checkbox
                  hideLabel
                  checked={rows.length > 0 && selectedCount === rows.length}
                  indeterminate={selectedCount > 0 && selectedCount < rows.length}
                  disabled={rows.length === 0}
                  onChange={({ currentTarget }) =>
                    setSelected([...others, ...(currentTarget.checked ? keys : [])])
                  }
                >
                  {t('table.selectAll')}
                </Checkbox>
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sortable ? (sort?.key === column.key ? sort.direction : 'none') : undefined}
                data-numeric={column.numeric ? '' : undefined}
                data-filter={column.filter ? '' : undefined}
                className={clsx(css.cell, css.headCell)}
              >
                <ColumnHeader column={column} sort={sort} sortHref={sortHref} onSort={setSort} />
                {column.filter && (
                  <ColumnFilter
                    header={column.header}
                    options={column.filter}
                    chosen={filters[column.key] ?? []}
                    onChange={(chosen) => setFilters({ ...filters, [column.key]: chosen })}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row, index) => {
            const key = keys[index] ?? rowKey(row);
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                columns={columns}
                selectable={selectable}
                selected={selected.includes(key)}
                selectName={selectName}
                name={rowName(row)}
                onSelectedChange={(isSelected) =>
                  setSelected(isSelected ? [...selected, key] : selected.filter((other) => other !== key))
                }
              />
            );
          })}
          {rows.length === 0 &&
            loading &&
            Array.from({ length: skeletonRows }, (_, index) => (
              <tr key={index} className={css.row}>
                {Array.from({ length: width }, (_cell, at) => (
                  <td key={at} className={css.cell}>
                    <Skeleton />
                  </td>
                ))}
              </tr>
            ))}
          {rows.length === 0 && !loading && (
            <tr className={css.row}>
              <td colSpan={width} data-part="empty" className={css.empty}>
                {empty ?? t('table.empty')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}) as <Row>(props: TableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement;
