'use client';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconClock, IconClose, IconSearch } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './search-panel.css.ts';

export interface SearchEntry {
  /** Where the entry leads. */
  href: string;
  /** The text of the entry. */
  label: string;
  /** The address of a small picture. */
  image?: string | undefined;
  /** Price, rating, number of results. */
  meta?: ReactNode;
  /** Adds a remove button. */
  onRemove?: (() => void) | undefined;
}

export interface SearchGroup {
  /** Where the entries come from: earlier searches, popular searches, or what fits the text. */
  kind: 'history' | 'hot' | 'suggestion';
  /** The name of the group; history and popular searches have a default. */
  title?: ReactNode;
  /** The entries, in order. */
  items: readonly SearchEntry[];
  /** Adds a button that removes all entries. */
  onClear?: (() => void) | undefined;
}

export interface SearchPanelProps {
  groups: readonly SearchGroup[];
  term: string;
  onFollow: () => void;
  className?: string | undefined;
}

function Highlighted({ text, term }: { text: string; term: string }) {
  const wanted = term.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** The suggestions of the search box. Loaded on first focus. */
export default function SearchPanel({ groups, term, onFollow, className }: SearchPanelProps) {
  const t = useMessages();
  const titles = { history: t('search.history'), hot: t('search.hot'), suggestion: undefined };
  return (
    <div data-part="panel" className={className}>
      {groups.map((group, index) => {
        const title = group.title ?? titles[group.kind];
        return (
          <section key={index} aria-label={typeof title === 'string' ? title : undefined}>
            {title && (
              <div className={css.header}>
                {title}
                {group.onClear && (
                  <button type="button" onClick={group.onClear} className={css.clear}>
                    {t('search.clearHistory')}
                  </button>
                )}
              </div>
            )}
            <ul>
              {group.items.map((item) => (
                <li key={item.href} className={css.row}>
                  <Link
                    href={item.href}
                    data-part="entry"
                    data-entry=""
                    onClick={onFollow}
                    className={css.entry}
                  >
                    {item.image !== undefined && (
                      <Image
                        src={item.image}
                        alt=""
                        width={40}
                        height={40}
                        widths={[80]}
                        className={css.picture}
                      />
                    )}
                    {item.image === undefined &&
                      (group.kind === 'history' ? (
                        <IconClock size={16} className={css.icon} />
                      ) : (
                        <IconSearch size={16} className={css.icon} />
                      ))}
                    <span className={css.label}>
                      <Highlighted text={item.label} term={term} />
                    </span>
                    {item.meta && <span className={css.meta}>{item.meta}</span>}
                  </Link>
                  {item.onRemove && (
                    <IconButton
                      size="sm"
                      aria-label={t('action.remove', { name: item.label })}
                      icon={<IconClose size={16} />}
                      onClick={item.onRemove}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
