'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { IconCheck } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { rootOf } from '../state/root-of.ts';
import { useDetails, type DetailsState } from '../state/use-details.ts';
import { useFloatingPanel } from '../state/use-floating-panel.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './menu.css.ts';
import type { MenuSide, PopoverAlign } from './popover.variants.ts';
import { useClosesItself } from './use-closes-itself.ts';

export interface MenuItem {
  /** The text of the item. */
  label: ReactNode;
  /** The address of a link; without it the item is a button. */
  href?: string | undefined;
  /** Called when the item is activated; for an item without `href`. */
  onSelect?: ((event: MouseEvent) => void) | undefined;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Whether it is the current page, language or other choice. */
  current?: boolean | undefined;
  /** The language of the label if it differs from the page's. */
  lang?: string | undefined;
  /** Identifies the item when the list changes; the position by default. */
  key?: string | undefined;
}

export interface MenuProps
  extends Omit<ComponentPropsWithoutRef<'details'>, 'open' | 'children'>,
    DetailsState {
  /** The content of the button that opens the menu. */
  trigger: ReactNode;
  /** The accessible name of the trigger if it contains no text. */
  triggerLabel?: string | undefined;
  /** A class name for the trigger. */
  triggerClassName?: string | undefined;
  /** The edges of trigger and panel that are aligned. */
  align?: PopoverAlign | undefined;
  /** The side on which the panel opens. */
  side?: MenuSide | undefined;
  /** A class name for the panel. */
  panelClassName?: string | undefined;
  /** The entries, in order. */
  items: readonly MenuItem[];
}

/** Moves the focus among the links and buttons of the open panel; returns whether the key was handled. */
function moveFocus(root: HTMLElement, key: string): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('summary ~ * :is(a, button)')];
  const focused = stops.indexOf(rootOf(root).activeElement as HTMLElement);
  const last = stops.length - 1;
  const next = { ArrowDown: focused + 1, ArrowUp: focused < 0 ? last : focused - 1, Home: 0, End: last }[key];
  if (next === undefined) return false;
  stops[(next + stops.length) % stops.length]?.focus();
  return true;
}

const arrows = (event: KeyboardEvent<HTMLDetailsElement>) => {
  const details = event.currentTarget;
  if (event.key === 'ArrowDown') details.open = true;
  if (details.open && moveFocus(details, event.key)) event.preventDefault();
};

const escape = (event: KeyboardEvent<HTMLDetailsElement>) => {
  const { currentTarget } = event;
  if (event.key !== 'Escape' || !currentTarget.open) return;
  // Escape closes the panel, not the dialog around it.
  event.preventDefault();
  event.stopPropagation();
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

/**
 * A list of links or actions behind a trigger; arrow keys move the focus. Based on `<details>`, so it works without
 * script. Links stay links, so it is a disclosure, not a `role="menu"`:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export const Menu = forwardRef<HTMLDetailsElement, MenuProps>(function Menu(
  {
    items,
    trigger,
    triggerLabel,
    triggerClassName,
    align = 'start',
    side = 'bottom',
    panelClassName,
    open,
    defaultOpen,
    onOpenChange,
    onToggle,
    onKeyDown,
    className,
    ...rest
  },
  ref,
) {
  const own = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const details = useDetails(own, { open, defaultOpen, onOpenChange });
  useClosesItself(own);
  useFloatingPanel({ open: shown, anchor: own, float: panel, side, align });
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    details.onToggle(event);
    if (own.current) setShown(own.current.open);
  };
  const keys = (event: KeyboardEvent<HTMLDetailsElement>) => {
    escape(event);
    if (!event.defaultPrevented) arrows(event);
  };
  return (
    <details
      ref={useMergedRef(ref, own)}
      {...rest}
      open={details.open}
      onToggle={composeHandlers(onToggle, toggle)}
      onKeyDown={composeHandlers(onKeyDown, keys)}
      className={clsx(css.root, className)}
    >
      <summary data-part="trigger" aria-label={triggerLabel} className={clsx(ownElement, triggerClassName)}>
        {trigger}
      </summary>
      <div
        ref={panel}
        data-part="panel"
        className={clsx(css.panel, css.side[side], css.align[align], panelClassName)}
      >
        <ul className={ownElement}>
          {items.map(({ label, href, onSelect, icon, current = false, lang, key }, index) => {
            const content = (
              <>
                {icon}
                <span className={css.itemLabel}>{label}</span>
                {current && <IconCheck size={16} />}
              </>
            );
            return (
              <li key={key ?? href ?? index}>
                {href === undefined ? (
                  <button
                    type="button"
                    data-part="item"
                    data-closes=""
                    lang={lang}
                    aria-current={current || undefined}
                    onClick={onSelect}
                    className={css.item}
                  >
                    {content}
                  </button>
                ) : (
                  <Link
                    href={href}
                    data-part="item"
                    lang={lang}
                    hrefLang={lang}
                    aria-current={current || undefined}
                    onClick={onSelect}
                    className={css.item}
                  >
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
});
