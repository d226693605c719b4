'use client';
// Roles are repeated, because browsers drop them when the display of a table changes.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { clsx } from 'clsx';
import { useMessages } from '../../provider/use-message.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { TableColumn } from './table-column.tsx';
import * as css from './table.css.ts';

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
  selected: boolean;
  selectName: string | undefined;
  /** The accessible name of the checkbox. */
  name: string;
  onSelectedChange: (selected: boolean) => void;
}

/** One row with its checkbox and its cells. */
export function TableRow<Row>({
  row,
  rowKey,
  columns,
  selectable,
  selected,
  selectName,
  name,
  onSelectedChange,
}: TableRowProps<Row>) {
  const t = useMessages();
  return (
    <tr data-part="row" data-selected={selected ? '' : undefined} className={css.row}>
      {selectable && (
        <td className={clsx(css.cell, css.bodyCell, css.select)}>
          <Checkbox
            hideLabel
            name={selectName}
            value={rowKey}
            checked={selected}
            onChange={({ currentTarget }) => onSelectedChange(currentTarget.checked)}
          >
            {t('table.selectRow', { name })}
          </Checkbox>
        </td>
      )}
      {columns.map((column) => {
        const common = {
          'data-label': column.hideHeader ? undefined : column.header,
          'data-numeric': column.numeric ? '' : undefined,
          className: clsx(css.cell, css.bodyCell),
        };
        return column.rowHeader ? (
          <th key={column.key} scope="row" {...common}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} {...common}>
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
