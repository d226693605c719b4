'use client';
import {
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { composeHandlers } from '../../primitives/state/compose-handlers.ts';
import { rootOf } from '../../primitives/state/root-of.ts';

const focusables = (root: Element | null | undefined) => [
  ...(root?.querySelectorAll<HTMLElement>('a, button') ?? []),
];

/** Moves by one within a list and stops at its ends. */
function step(list: readonly HTMLElement[], by: number) {
  const [first] = list;
  const current = first ? list.indexOf(rootOf(first).activeElement as HTMLElement) : -1;
  list[Math.max(0, Math.min(list.length - 1, current + by))]?.focus();
}

/** The button that opens the panel of an entry. */
const openerOf = (item: Element) => item.querySelector<HTMLElement>(':scope > :is(button, [role=button])');

/** The time on the bar, in milliseconds, after which the first panel is open and further ones have a longer delay. */
const engagedAfter = 120;

/** The behaviour that CSS cannot provide: opening by key and touch, Escape, arrow keys. */
export function useMegaMenu(eager: boolean, theirs: ComponentPropsWithoutRef<'nav'>) {
  const [open, setOpen] = useState<string>();
  const [dismissed, setDismissed] = useState<string>();
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set());
  const [hovered, setHovered] = useState<string>();
  const [over, setOver] = useState(false);
  const [engaged, setEngaged] = useState(false);
  useEffect(() => {
    if (!over) return undefined;
    const timer = setTimeout(() => setEngaged(true), engagedAfter);
    return () => {
      clearTimeout(timer);
      setEngaged(false);
    };
  }, [over]);
  // A panel that was opened by hover does not contain the focus, so key events do not reach it (WCAG 1.4.13).
  useEffect(() => {
    if (hovered === undefined) return undefined;
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(undefined);
      setDismissed(hovered);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [hovered]);

  const toggle = (id: string) => setOpen(open === id ? undefined : id);
  const reach = (id: string) => setReached((all) => (all.has(id) ? all : new Set([...all, id])));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const item = event.target.closest<HTMLElement>('[data-item]');
    const id = item?.dataset['item'];
    if (!item || id === undefined) return;
    const panel = item.querySelector('[data-panel]');
    const inside = panel?.contains(event.target) ?? false;
    const rtl = getComputedStyle(item).direction === 'rtl';
    const keys: Record<string, (() => void) | undefined> = {
      Escape: () => {
        setOpen(undefined);
        setDismissed(id);
        if (inside) (openerOf(item) ?? item.querySelector('a'))?.focus();
      },
      ArrowDown: () => {
        if (inside) return step(focusables(panel), 1);
        if (!panel) return;
        setOpen(id);
        setDismissed(undefined);
        // The panel is focusable only after it is rendered open.
        requestAnimationFrame(() => focusables(item.querySelector('[data-panel]'))[0]?.focus());
      },
      ArrowUp: inside ? () => step(focusables(panel), -1) : undefined,
      [rtl ? 'ArrowLeft' : 'ArrowRight']: inside ? undefined : () => step(topStops(item), 1),
      [rtl ? 'ArrowRight' : 'ArrowLeft']: inside ? undefined : () => step(topStops(item), -1),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    open,
    dismissed,
    /** Whether the pointer or the focus is or was on the entry, so that its panel may be needed. */
    isReached: (id: string) => eager || open === id || reached.has(id) || (over && hovered === id),
    toggle,
    close: () => setOpen(undefined),
    /** A link that opens a panel instead of leading to its page, in the same tab. */
    linkAsButton: (id: string) => ({
      role: 'button',
      'aria-expanded': open === id,
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        toggle(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        toggle(id);
      },
    }),
    nav: {
      'data-engaged': engaged ? '' : undefined,
      onKeyDown: composeHandlers(theirs.onKeyDown, onKeyDown),
      onPointerEnter: composeHandlers(theirs.onPointerEnter, () => setOver(true)),
      onPointerLeave: composeHandlers(theirs.onPointerLeave, () => setOver(false)),
      onFocus: composeHandlers(theirs.onFocus, ({ target }: FocusEvent<HTMLElement>) => {
        const id = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
        if (id !== undefined) reach(id);
      }),
      onBlur: composeHandlers(theirs.onBlur, (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined);
      }),
    },
    item: (id: string) => ({
      'data-item': id,
      'data-dismissed': dismissed === id ? '' : undefined,
      onPointerEnter: () => {
        setHovered(id);
        if (open !== undefined && open !== id) setOpen(undefined);
      },
      onPointerLeave: () => {
        // A panel that was shown stays rendered: it closes after a delay, and is ready when the pointer comes back.
        if (over) reach(id);
        setHovered(undefined);
        setDismissed(undefined);
      },
    }),
  };
}

const topStops = (item: HTMLElement) =>
  [...(item.closest('nav')?.querySelectorAll<HTMLElement>('[data-item] > :is(a, button)') ?? [])].filter(
    (stop) => stop.checkVisibility({ visibilityProperty: true }),
  );
