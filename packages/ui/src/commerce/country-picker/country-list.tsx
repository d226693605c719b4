'use client';
import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { IconSearch } from '../../primitives/icon/icons.tsx';
import { useFloat } from '../../primitives/state/use-float.ts';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as css from './country-picker.css.ts';
import { searchableCountries, searchCountries } from './country-names.ts';
import { Flag } from './flag.tsx';

export interface CountryListProps {
  /** The list opens below this element, or above it if there is no room. */
  anchor: RefObject<HTMLElement | null>;
  value: string;
  onSelect: (code: string) => void;
  onClose: () => void;
}

const rowHeight = 44;
const listHeight = 378;
const minWidth = 320;
/** Rows rendered beyond the visible ones, on either side. */
const overscan = 3;
const initialRect = { width: minWidth, height: listHeight };

/**
 * The searchable list; only the visible rows are rendered (docs/decisions/019). It is loaded when the pointer or the
 * focus reaches the picker.
 */
export default function CountryList({ anchor, value, onSelect, onClose }: CountryListProps) {
  const t = useMessages();
  const { tag } = useLocale();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useFloat({ open: true, anchor, float: panel, minWidth });
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const all = useMemo(() => searchableCountries(tag), [tag]);
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchCountries(all, query), [all, query]);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ code }) => code === value),
    ),
  );
  const [initialOffset] = useState(() => Math.max(0, active * rowHeight - listHeight / 3));
  // The functions of the virtualizer must not be memoized, and nothing here memoizes them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => found[index]?.code ?? index,
    overscan,
    initialOffset,
    initialRect,
    // Test environments without a layout have no height.
    observeElementRect: (instance, callback) =>
      observeElementRect(instance, (rect) => callback(rect.height > 0 ? rect : initialRect)),
    // `aria-activedescendant` names the active option, so it is rendered even when it is scrolled out of view.
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      return active >= found.length || visible.includes(active)
        ? visible
        : [...visible, active].toSorted((x, y) => x - y);
    },
    useFlushSync: false,
  });

  useEffect(() => {
    input.current?.focus();
    // The virtualizer has already scrolled the list, but before it was shown.
    if (list.current) list.current.scrollTop = initialOffset;
  }, [initialOffset]);

  const moveTo = (next: number) => {
    const index = Math.max(0, Math.min(found.length - 1, next));
    setActive(index);
    virtualizer.scrollToIndex(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.floor(listHeight / rowHeight);
    const keys: Record<string, () => void> = {
      ArrowDown: () => moveTo(active + 1),
      ArrowUp: () => moveTo(active - 1),
      PageDown: () => moveTo(active + page),
      PageUp: () => moveTo(active - page),
      Enter: () => {
        const country = found[active];
        if (country) onSelect(country.code);
      },
      Escape: onClose,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
    act();
  };

  return (
    <div ref={panel} popover="manual" data-part="panel" className={css.panel}>
      <div className={css.search}>
        <IconSearch size={16} />
        <input
          ref={input}
          type="text"
          data-part="search"
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          aria-label={t('country.search')}
          placeholder={t('country.search')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
            virtualizer.scrollToOffset(0);
          }}
          onKeyDown={onKeyDown}
          className={css.searchInput}
        />
      </div>
      <div
        ref={list}
        id={id}
        role="listbox"
        data-part="list"
        tabIndex={-1}
        aria-label={t('address.country')}
        className={css.list}
        style={{ blockSize: Math.min(listHeight, Math.max(1, found.length) * rowHeight) }}
      >
        <div role="presentation" style={{ blockSize: found.length * rowHeight }} />
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const country = found[index];
          if (!country) return null;
          return (
            // The combobox input keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={country.code}
              id={`${id}-${index}`}
              role="option"
              data-part="option"
              tabIndex={-1}
              aria-selected={country.code === value}
              aria-setsize={found.length}
              aria-posinset={index + 1}
              data-active={index === active ? '' : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onSelect(country.code)}
              style={{ insetBlockStart: start, blockSize: rowHeight }}
              className={css.option}
            >
              <Flag code={country.code} />
              <span className={css.names}>
                {country.name}
                {country.nativeName !== country.name && (
                  <span className={css.native}>{country.nativeName}</span>
                )}
              </span>
              <bdi className={css.dial}>+{country.dialCode}</bdi>
            </div>
          );
        })}
      </div>
      {found.length === 0 && <div className={css.none}>{t('country.none', { query })}</div>}
      <output className={visuallyHidden}>
        {query !== '' && t('country.results', { count: found.length })}
      </output>
    </div>
  );
}
