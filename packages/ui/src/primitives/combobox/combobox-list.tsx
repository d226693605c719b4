'use client';
import { useId, type ReactNode, type RefObject } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { IconCheck, IconPlus } from '../icon/icons.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './combobox.css.ts';
import { inGroups, matchRange, type ComboboxOption } from './combobox-options.ts';

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export interface ComboboxListProps {
  panel: RefObject<HTMLDivElement | null>;
  id: string;
  labelledBy: string;
  open: boolean;
  multiple: boolean;
  options: readonly ComboboxOption[];
  /** How many more match than are shown. */
  more: number;
  /** Says what typing it would choose; stands after the options. */
  custom: string | undefined;
  values: readonly string[];
  active: number;
  query: string;
  loading: boolean;
  empty: ReactNode;
  onChoose: (index: number) => void;
}

function Label({ text, query }: { text: string; query: string }) {
  const range = matchRange(text, query);
  if (!range) return text;
  const [start, end] = range;
  return (
    <>
      {text.slice(0, start)}
      <mark className={css.match} data-part="match">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}

/** The floating options. The input keeps the focus and the keys; a row only answers a pointer. */
export function ComboboxList({
  panel,
  id,
  open,
  options,
  custom,
  values,
  query,
  ...props
}: ComboboxListProps) {
  const t = useMessages();
  const groupId = useId();
  const { labelledBy, multiple, more, active, loading, empty, onChoose } = props;
  const row = (index: number, selected: boolean, disabled: boolean) => ({
    id: optionId(id, index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': selected,
    'aria-disabled': disabled || undefined,
    'data-active': index === active ? '' : undefined,
    'data-part': 'option',
    className: css.option,
    onClick: () => onChoose(index),
  });
  const renderOption = ({ option, index }: { option: ComboboxOption; index: number }) => (
    <div key={option.value} {...row(index, values.includes(option.value), option.disabled ?? false)}>
      <span className={css.optionLabel}>
        <Label text={option.label} query={query} />
      </span>
      {option.detail !== undefined && (
        <span className={css.detail}>
          <Label text={option.detail} query={query} />
        </span>
      )}
      <IconCheck size={16} className={css.check} />
    </div>
  );
  const nothing = options.length === 0 && custom === undefined && !loading;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it keeps a press from taking the focus, no more
    <div
      ref={panel}
      popover="manual"
      data-part="list"
      className={css.panel}
      // The input must not lose the focus to what is pressed here.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-multiselectable={multiple || undefined}
        aria-busy={loading || undefined}
        className={css.list}
      >
        {open &&
          inGroups(options).map(({ name, options: group }, at) =>
            name === undefined ? (
              group.map(renderOption)
            ) : (
              <div key={`${name}-${at}`} role="group" aria-labelledby={`${groupId}-${at}`}>
                <span id={`${groupId}-${at}`} role="presentation" className={css.groupLabel}>
                  {name}
                </span>
                {group.map(renderOption)}
              </div>
            ),
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
      {nothing && (
        <div className={css.note} data-part="empty">
          {empty ?? (query === '' ? t('combobox.empty') : t('combobox.none', { query }))}
        </div>
      )}
      {more > 0 && <div className={css.note}>{t('combobox.more', { count: more })}</div>}
    </div>
  );
}
