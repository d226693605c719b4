'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { inGroups, matchesQuery, type ComboboxOption } from '../combobox/combobox-options.ts';
import { Highlight } from '../highlight/highlight.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconClose, IconSearch } from '../icon/icons.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Link } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { rootOf } from '../state/root-of.ts';
import * as css from './command-palette.css.ts';

/** A page or an action that a palette finds; `value` identifies it. */
export interface Command extends ComboboxOption {
  /** The address that it opens; without it, only `onRun` is called. */
  href?: string | undefined;
  /** Called when it is chosen, before the palette closes. */
  onRun?: (() => void) | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The names of the keys of its shortcut outside the palette, for example `['Ctrl', 'B']`. */
  keys?: readonly string[] | undefined;
}

export interface CommandSearchProps {
  /** Names the palette and its input, for example "Search the shop". */
  label: string;
  /** Shown in the empty input. */
  placeholder?: string | undefined;
  /** The commands, in order; adjacent commands with the same `group` are shown under its name. */
  commands: readonly Command[];
  /** Whether a command matches the typed text; `false` when the server has filtered the commands. */
  filter?: ((command: Command, query: string) => boolean) | false | undefined;
  /** Called on every change of the text. Load commands here, with `filter={false}`. */
  onInputChange?: ((change: { value: string }) => void) | undefined;
  /** Whether commands are being loaded. */
  loading?: boolean | undefined;
  /** Shown when nothing matches. */
  empty?: ReactNode;
  onClose: () => void;
}

const pageSize = 10;

/** The input and the list of an open palette. The input keeps the focus; Enter or the pointer runs a command. */
export function CommandSearch({
  label,
  placeholder,
  commands,
  filter = matchesQuery,
  onInputChange,
  loading = false,
  empty,
  onClose,
}: CommandSearchProps) {
  const t = useMessages();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const matches =
    filter === false || query.trim() === ''
      ? commands
      : commands.filter((command) => filter(command, query.trim()));
  const last = matches.length - 1;
  const current = Math.min(active, last);
  const rowId = (index: number) => `${id}-${index}`;
  const rowAt = (index: number) => list.current && rootOf(list.current).getElementById(rowId(index));
  useEffect(() => {
    if (list.current && current >= 0) {
      rootOf(list.current).getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [current, id]);

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const next = {
      ArrowDown: current === last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: Math.min(last, current + pageSize),
      PageUp: Math.max(0, current - pageSize),
    }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      rowAt(current)?.click();
    } else if (next !== undefined && last >= 0) {
      event.preventDefault();
      setActive(next);
    }
  };
  const renderCommand = (command: Command, index: number) => {
    const { value, href, icon, detail, disabled = false, keys: shortcut = [] } = command;
    const common = {
      id: rowId(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === current,
      'aria-disabled': disabled || undefined,
      'data-active': index === current ? '' : undefined,
      'data-part': 'command',
      className: css.command,
      onPointerMove: () => setActive(index),
      onClick: () => {
        if (disabled) return;
        command.onRun?.();
        onClose();
      },
    } as const;
    const content = (
      <>
        {icon}
        <Highlight text={command.label} term={query} className={css.label} />
        {detail !== undefined && <Highlight text={detail} term={query} className={css.detail} />}
        {shortcut.length > 0 && (
          <span className={css.keys}>
            {shortcut.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        )}
      </>
    );
    return href === undefined || disabled ? (
      <div key={value} {...common}>
        {content}
      </div>
    ) : (
      <Link key={value} {...common} href={href}>
        {content}
      </Link>
    );
  };
  return (
    <>
      <div data-part="search" className={css.search}>
        <IconSearch size={20} />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? rowId(current) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          data-autofocus=""
          data-part="input"
          value={query}
          onChange={({ currentTarget: { value } }) => {
            setQuery(value);
            setActive(0);
            onInputChange?.({ value });
          }}
          onKeyDown={keys}
          className={css.input}
        />
        <IconButton aria-label={t('action.close')} icon={<IconClose />} data-part="close" onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handler only keeps the focus in the input */}
      <div ref={list} data-part="list" className={css.list} onMouseDown={(event) => event.preventDefault()}>
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          aria-busy={loading || undefined}
        >
          {inGroups(matches).map(({ name, options }, at) => {
            const rows = options.map(({ option, index }) => renderCommand(option, index));
            return name === undefined ? (
              rows
            ) : (
              <div key={`${name}-${at}`} role="group" aria-labelledby={`${id}-group-${at}`}>
                <span id={`${id}-group-${at}`} role="presentation" className={css.groupLabel}>
                  {name}
                </span>
                {rows}
              </div>
            );
          })}
        </div>
        {loading && (
          <div className={css.note}>
            <Spinner aria-hidden />
            {t('loading.label')}
          </div>
        )}
        {matches.length === 0 && !loading && (
          <div data-part="empty" className={css.note}>
            {empty ?? (query === '' ? t('combobox.empty') : t('combobox.none', { query }))}
          </div>
        )}
      </div>
      <output className={visuallyHidden}>
        {!loading && query !== '' && t('combobox.results', { count: matches.length })}
      </output>
    </>
  );
}
