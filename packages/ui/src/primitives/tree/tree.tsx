'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { Link } from '../link/link.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { rootOf } from '../state/root-of.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import * as css from './tree.css.ts';
import { isBranch, itemTyped, moveOf, type TreeItem, visibleItems } from './visible-items.ts';

export interface TreeProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children' | 'role'> {
  /** The name of the tree. */
  label: string;
  /** The entries of the first level. */
  items: readonly TreeItem[];
  /** The ids of the open entries, controlled. */
  expanded?: readonly string[] | undefined;
  /** The ids of the initially open entries. */
  defaultExpanded?: readonly string[] | undefined;
  /** Called when an entry is opened or closed. */
  onExpandedChange?: ((change: { expanded: readonly string[] }) => void) | undefined;
  /** The id of the chosen entry, controlled; for links, the entry of the current page. */
  selected?: string | null | undefined;
  /** The id of the initially chosen entry. */
  defaultSelected?: string | null | undefined;
  /** Called when an entry is chosen. */
  onSelectedChange?: ((change: { selected: string }) => void) | undefined;
}

/** Keys typed within this time, in milliseconds, form one word. */
const typingPause = 500;

/** The equivalent arrow keys of a left-to-right page. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Entries that are opened level by level, such as the categories of a shop. Entries of closed levels are not rendered.
 * It is one tab stop: arrow keys move inside it. https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export const Tree = forwardRef<HTMLUListElement, TreeProps>(function Tree(
  {
    label,
    items,
    expanded: expandedProp,
    defaultExpanded = [],
    onExpandedChange,
    selected: selectedProp,
    defaultSelected = null,
    onSelectedChange,
    onKeyDown,
    onFocus,
    className,
    ...rest
  },
  ref,
) {
  const baseId = useId();
  const [expandedIds, setExpanded] = useControllableState<readonly string[]>({
    prop: expandedProp,
    defaultProp: defaultExpanded,
    onChange: (expanded) => onExpandedChange?.({ expanded }),
  });
  const [selected, setSelected] = useControllableState<string | null>({
    prop: selectedProp,
    defaultProp: defaultSelected,
    onChange: (next) => next !== null && onSelectedChange?.({ selected: next }),
  });
  const [focused, setFocused] = useState<string>();
  const typed = useRef({ text: '', at: 0 });
  const expanded = new Set(expandedIds);
  const visible = visibleItems(items, expanded);
  const isVisible = (id: string | null | undefined) => visible.some(({ item }) => item.id === id);
  const tabStop = [focused, selected, items[0]?.id].find(isVisible);

  const open = (ids: readonly string[]) => setExpanded([...new Set([...expandedIds, ...ids])]);
  const close = (id: string) => setExpanded(expandedIds.filter((other) => other !== id));
  const toggle = (id: string) => (expanded.has(id) ? close(id) : open([id]));
  const idOf = (id: string) => `${baseId}-${id}`;

  const keys = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, currentTarget, target } = event;
    const at =
      target instanceof Element ? target.closest<HTMLElement>('[role=treeitem]')?.dataset.id : undefined;
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const focus = (id: string | undefined) => {
      if (id !== undefined) rootOf(currentTarget).getElementById(idOf(id))?.focus();
    };
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const move = moveOf((isMirrored ? mirrored[key] : undefined) ?? key, at, visible, expanded);
    if (move) {
      event.preventDefault();
      if (move.open) open(move.open);
      if (move.close !== undefined) close(move.close);
      focus(move.focus);
    } else if (key === ' ') {
      // Buttons handle it themselves.
      if (!(target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      target.click();
    } else if (key.length === 1) {
      const { text, at: before } = typed.current;
      const now = event.timeStamp;
      typed.current = { text: now - before < typingPause ? text + key : key, at: now };
      focus(itemTyped(typed.current.text, at, visible));
    }
  };
  const follow = ({ target }: FocusEvent<HTMLUListElement>) => setFocused(target.dataset.id);

  const itemProps = (item: TreeItem) => {
    const { id } = item;
    const isOpen = expanded.has(id);
    return {
      id: idOf(id),
      role: 'treeitem',
      'data-id': id,
      'data-part': 'item',
      'aria-expanded': isBranch(item) ? isOpen : undefined,
      'aria-owns': isOpen && (item.children ?? []).length > 0 ? `${idOf(id)}-group` : undefined,
      // Without it, the owned elements would be part of the name.
      'aria-label': item.label,
      tabIndex: id === tabStop ? 0 : -1,
      className: css.item,
    };
  };
  const content = (item: TreeItem) => (
    <>
      <span
        aria-hidden
        data-part="toggle"
        className={css.toggle}
        onClick={(event: MouseEvent) => {
          if (!isBranch(item)) return;
          event.preventDefault();
          event.stopPropagation();
          toggle(item.id);
        }}
      />
      {item.label}
    </>
  );
  const level = (entries: readonly TreeItem[]) =>
    entries.map((item) => {
      const { id, href, children = [] } = item;
      return (
        <li key={id} role="none">
          {href === undefined ? (
            <button
              type="button"
              {...itemProps(item)}
              role="treeitem"
              aria-selected={id === selected}
              onClick={() => {
                setSelected(id);
                if (isBranch(item)) toggle(id);
              }}
            >
              {content(item)}
            </button>
          ) : (
            <Link
              {...itemProps(item)}
              href={href}
              aria-current={id === selected ? 'page' : undefined}
              onClick={() => setSelected(id)}
            >
              {content(item)}
            </Link>
          )}
          {expanded.has(id) && children.length > 0 && (
            <ul id={`${idOf(id)}-group`} role="group" className={css.group}>
              {level(children)}
            </ul>
          )}
        </li>
      );
    });

  return (
    <ul
      ref={ref}
      aria-label={label}
      {...rest}
      role="tree"
      onKeyDown={composeHandlers(onKeyDown, keys)}
      onFocus={composeHandlers(onFocus, follow)}
      className={clsx(css.tree, className)}
    >
      {level(items)}
    </ul>
  );
});
