'use client';
import type { ReactNode } from 'react';
import { IconClock, IconClose, IconSearch } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { Highlight } from '../../primitives/highlight/highlight.tsx';
import { type ActiveCell, cellId } from './active-cell.ts';
import * as css from './search-panel.css.ts';

export interface SearchEntry {
  /** The address of the entry. */
  href: string;
  /** The text of the entry. */
  label: string;
  /** The address of a small picture. */
  image?: string | undefined;
  /** The reason for the suggestion if its text does not show it: an alias, the corrected word. */
  reason?: string | undefined;
  /** Price, rating, number of results. */
  meta?: ReactNode;
  /** Adds a remove button. */
  onRemove?: (() => void) | undefined;
}

export interface SearchGroup {
  /** The source of the entries: earlier searches, popular searches, or matches of the text. */
  kind: 'history' | 'hot' | 'suggestion';
  /** The name of the group; history and popular searches have a default. */
  title?: ReactNode;
  /** The entries, in order. */
  items: readonly SearchEntry[];
  /** Adds a button that removes all entries. */
  onClear?: (() => void) | undefined;
}

export interface SearchPanelProps {
  /** The id of the panel and prefix of the ids of its cells. */
  id: string;
  groups: readonly SearchGroup[];
  term: string;
  /** The active cell of the field. */
  active: ActiveCell | undefined;
  onFollow: () => void;
  className?: string | undefined;
}

/**
 * The suggestions of the search box: rows of a grid, because a row may have a button beside its link. The focus stays in
 * the field. Loaded on first focus.
 */
export default function SearchPanel({ id, groups, term, active, onFollow, className }: SearchPanelProps) {
  const t = useMessages();
  const titles = { history: t('search.history'), hot: t('search.hot'), suggestion: undefined };
  // Row numbers continue across groups.
  const firstRows = groups.map((_, at) =>
    groups.slice(0, at).reduce((rows, { items }) => rows + items.length, 0),
  );
  const cell = (row: number, column: number) => ({
    id: cellId(id, { row, column }),
    'data-cell': column,
    'aria-selected': active?.row === row && active.column === column,
  });
  return (
    <div data-part="panel" className={className}>
      {groups.map(
        (group, index) =>
          group.onClear && (
            <button key={index} type="button" tabIndex={-1} onClick={group.onClear} className={css.clear}>
              {t('search.clearHistory')}
            </button>
          ),
      )}
      {/* A mouse press does not move the focus out of the field. */}
      <div
        id={id}
        role="grid"
        tabIndex={-1}
        aria-label={t('search.suggestionsLabel')}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group, index) => {
          const title = group.title ?? titles[group.kind];
          const titleId = `${id}-${index}`;
          return (
            <div key={index} role="rowgroup" aria-labelledby={title ? titleId : undefined}>
              {title && (
                <div role="presentation" id={titleId} className={css.header}>
                  {title}
                </div>
              )}
              {group.items.map((item, at) => {
                const row = (firstRows[index] ?? 0) + at;
                return (
                  <div
                    key={item.href}
                    role="row"
                    className={css.row}
                    data-active={active?.row === row || undefined}
                  >
                    <div role="gridcell" {...cell(row, 0)} className={css.cell}>
                      <Link
                        href={item.href}
                        data-part="entry"
                        tabIndex={-1}
                        onClick={onFollow}
                        className={css.entry}
                      >
                        {item.image !== undefined ? (
                          <Image
                            src={item.image}
                            alt=""
                            width={40}
                            height={40}
                            widths={[80]}
                            className={css.picture}
                          />
                        ) : group.kind === 'history' ? (
                          <IconClock size={16} className={css.icon} />
                        ) : (
                          <IconSearch size={16} className={css.icon} />
                        )}
                        <span className={css.label}>
                          <Highlight text={item.label} term={term} />
                          {item.reason && (
                            <small data-part="reason" className={css.reason}>
                              <Highlight text={item.reason} term={term} />
                            </small>
                          )}
                        </span>
                        {item.meta && <span className={css.meta}>{item.meta}</span>}
                      </Link>
                    </div>
                    {item.onRemove && (
                      <div role="gridcell" {...cell(row, 1)} className={css.removeCell}>
                        <button
                          type="button"
                          tabIndex={-1}
                          data-part="remove"
                          aria-label={t('action.remove', { name: item.label })}
                          onClick={item.onRemove}
                          className={css.remove}
                        >
                          <IconClose size={16} />
                        </button>
                      </div>
                    )}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}
