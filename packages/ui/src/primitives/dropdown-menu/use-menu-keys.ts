'use client';
import { useRef, type KeyboardEvent } from 'react';

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** How long typed letters are combined into one search text, in ms. */
const pause = 700;

export const focusItem = (menu: Element | null, which: 'first' | 'last') =>
  menu &&
  itemsOf(menu)
    .at(which === 'first' ? 0 : -1)
    ?.focus();

/** Arrow keys, Home, End and typing move among the items of a menu (WAI-ARIA APG, menu button). */
export function useMenuKeys() {
  const typed = useRef({ text: '', at: 0 });

  const search = (items: readonly HTMLElement[], focused: number, key: string, at: number) => {
    const { text, at: last } = typed.current;
    const joined = (at - last < pause ? text : '') + key.toLocaleLowerCase();
    typed.current = { text: joined, at };
    // The same letter repeated moves through all items that begin with it.
    const same = [...joined].every((letter) => letter === joined[0]);
    const wanted = same ? (joined[0] ?? '') : joined;
    const start = same ? focused + 1 : Math.max(0, focused);
    return [...items.slice(start), ...items.slice(0, start)].find((item) =>
      (item.textContent ?? '').trim().toLocaleLowerCase().startsWith(wanted),
    );
  };

  /** Handles a key; returns whether it was one of the menu's keys. */
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    const items = itemsOf(event.currentTarget);
    const focused = items.indexOf(document.activeElement as HTMLElement);
    const { key } = event;
    const typing = key !== ' ' || event.timeStamp - typed.current.at < pause;
    if (key.length === 1 && typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      search(items, focused, key, event.timeStamp)?.focus();
      return true;
    }
    const last = items.length - 1;
    const next = { ArrowDown: focused + 1, ArrowUp: focused < 0 ? last : focused - 1, Home: 0, End: last }[
      key
    ];
    if (next === undefined) return false;
    items[(next + items.length) % items.length]?.focus();
    return true;
  };
}
