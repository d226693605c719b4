'use client';
import { lazy, Suspense, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { Highlight } from '../highlight/highlight.tsx';
import { IconCheck, IconPlus } from '../icon/icons.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './combobox.css.ts';
import { inGroups, type ComboboxOption } from './combobox-options.ts';

const ComboboxVirtualRows = lazy(() => import('./combobox-virtual-rows.tsx'));

/** Longer lists render only the visible rows. */
const maxRenderedRows = 100;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export interface ComboboxListProps {
  panel: RefObject<HTMLDivElement | null>;
  id: string;
  labelledBy: string;
  open: boolean;
  multiple: boolean;
  options: readonly ComboboxOption[];
  /** A typed text that can be selected; shown after the options. */
  custom: string | undefined;
  values: readonly string[];
  active: number;
  query: string;
  loading: boolean;
  empty: ReactNode;
  onSelect: (index: number) => void;
}

/** The floating list of options. The input keeps the focus and handles the keys; rows react to the pointer only. */
export function ComboboxList({
  panel,
  id,
  labelledBy,
  open,
  multiple,
  options,
  custom,
  values,
  active,
  query,
  loading,
  empty,
  onSelect,
}: ComboboxListProps) {
  const t = useMessages();
  const groupId = useId();
  const list = useRef<HTMLDivElement>(null);
  const isLong = options.length > maxRenderedRows;
  const row = (index: number, selected: boolean, disabled: boolean) => ({
    id: optionId(id, index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': selected,
    'aria-disabled': disabled || undefined,
    'data-active': index === active ? '' : undefined,
    'data-part': 'option',
    className: css.option,
    onClick: () => onSelect(index),
    // Assistive technology cannot count rows that are not rendered.
    ...(isLong && { 'aria-setsize': options.length + (custom ? 1 : 0), 'aria-posinset': index + 1 }),
  });
  const renderOption = (option: ComboboxOption, index: number) => (
    <div key={option.value} {...row(index, values.includes(option.value), option.disabled ?? false)}>
      <span className={css.optionLabel}>
        <Highlight text={option.label} term={query} />
      </span>
      {option.detail !== undefined && (
        <span className={css.detail}>
          <Highlight text={option.detail} term={query} />
        </span>
      )}
      <IconCheck size={16} className={css.check} />
    </div>
  );
  const renderAll = (rendered: readonly ComboboxOption[]) =>
    inGroups(rendered).map(({ name, options: group }, at) => {
      const rows = group.map(({ option, index }) => renderOption(option, index));
      return name === undefined ? (
        rows
      ) : (
        <div key={`${name}-${at}`} role="group" aria-labelledby={`${groupId}-${at}`}>
          <span id={`${groupId}-${at}`} role="presentation" className={css.groupLabel}>
            {name}
          </span>
          {rows}
        </div>
      );
    });
  const isEmpty = options.length === 0 && custom === undefined && !loading;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handler only keeps the focus in the input
    <div
      ref={panel}
      popover="manual"
      data-part="list"
      className={css.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-multiselectable={multiple || undefined}
        aria-busy={loading || undefined}
        className={css.list}
      >
        {open && !isLong && renderAll(options)}
        {open && isLong && (
          <Suspense fallback={renderAll(options.slice(0, maxRenderedRows))}>
            <ComboboxVirtualRows list={list} options={options} active={active} renderOption={renderOption} />
          </Suspense>
        )}
        {open && custom !== undefined && (
          <div {...row(options.length, false, false)}>
            <IconPlus size={16} />
            <span className={css.optionLabel}>{t('combobox.custom', { query: custom })}</span>
          </div>
        )}
      </div>
      {loading && (
        <div className={css.note}>
          <Spinner aria-hidden />
          {t('loading.label')}
        </div>
      )}
      {isEmpty && (
        <div className={css.note} data-part="empty">
          {empty ?? (query === '' ? t('combobox.empty') : t('combobox.none', { query }))}
        </div>
      )}
    </div>
  );
}
