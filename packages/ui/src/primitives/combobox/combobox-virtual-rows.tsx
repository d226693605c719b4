'use client';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import * as css from './combobox.css.ts';
import { inGroups, type ComboboxOption } from './combobox-options.ts';

interface ComboboxVirtualRowsProps {
  /** The element that scrolls. */
  list: RefObject<HTMLElement | null>;
  options: readonly ComboboxOption[];
  active: number;
  renderOption: (option: ComboboxOption, index: number) => ReactNode;
}

type Row =
  | { key: string; group: string | undefined; option: ComboboxOption; index: number }
  | { key: string; group: string; option?: undefined };

/** Options and labels of groups as one list of rows. */
const rowsOf = (options: readonly ComboboxOption[]): readonly Row[] =>
  inGroups(options).flatMap(({ name: group, options: members }, at): Row[] => [
    ...(group === undefined ? [] : [{ key: `group-${at}`, group }]),
    ...members.map(({ option, index }) => ({ key: `option-${option.value}`, group, option, index })),
  ]);

const estimatedRowHeight = 40;

/** The visible rows of a long list, each at its position within the height of the whole list. */
export default function ComboboxVirtualRows({
  list,
  options,
  active,
  renderOption,
}: ComboboxVirtualRowsProps) {
  const rows = useMemo(() => rowsOf(options), [options]);
  const activeRow = rows.findIndex(({ option }) => option !== undefined && option === options[active]);
  // The functions of the virtualizer must not be memoized, and nothing here memoizes them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    // `aria-activedescendant` names the active option, so it is rendered even when it is scrolled out of view.
    rangeExtractor: useCallback(
      (range: Range) => {
        const visible = defaultRangeExtractor(range);
        return activeRow < 0 || visible.includes(activeRow)
          ? visible
          : [...visible, activeRow].toSorted((a, b) => a - b);
      },
      [activeRow],
    ),
    useFlushSync: false,
  });

  useEffect(() => {
    if (activeRow >= 0) virtualizer.scrollToIndex(activeRow);
  }, [activeRow, virtualizer]);

  const rendered = virtualizer.getVirtualItems().flatMap((item) => {
    const row = rows[item.index];
    if (!row) return [];
    const node = (
      <div
        key={item.key}
        ref={virtualizer.measureElement}
        data-index={item.index}
        role="presentation"
        className={css.virtualRow}
        style={{ transform: `translateY(${item.start}px)` }}
      >
        {row.option ? (
          renderOption(row.option, row.index)
        ) : (
          <span aria-hidden className={css.groupLabel}>
            {row.group}
          </span>
        )}
      </div>
    );
    return [{ group: row.group, node }];
  });
  const groups: { name: string | undefined; nodes: ReactNode[] }[] = [];
  for (const { group, node } of rendered) {
    const last = groups.at(-1);
    if (last && last.name === group) last.nodes.push(node);
    else groups.push({ name: group, nodes: [node] });
  }

  return (
    <div role="presentation" className={css.virtualRows} style={{ blockSize: virtualizer.getTotalSize() }}>
      {groups.map(({ name, nodes }, at) =>
        name === undefined ? (
          nodes
        ) : (
          <div key={`${name}-${at}`} role="group" aria-label={name}>
            {nodes}
          </div>
        ),
      )}
    </div>
  );
}
