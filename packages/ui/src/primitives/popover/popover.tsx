'use client';
import { clsx } from 'clsx';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { IconCheck } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import * as css from './popover.css.ts';
import type { PopoverAlign, PopoverSide } from './popover.variants.ts';
import { usePopoverDetails } from './use-popover-details.ts';

export interface PopoverProps {
  /** What stands on the page and opens it. */
  trigger: ReactNode;
  /** Name of the trigger when it shows no words. */
  triggerLabel?: string | undefined;
  triggerClassName?: string | undefined;
  children: ReactNode;
  align?: PopoverAlign | undefined;
  side?: PopoverSide | undefined;
  className?: string | undefined;
  panelClassName?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDetailsElement>) => void) | undefined;
}

/** Content that opens over the page, from a `<details>`: it works before and without script. */
export function Popover({
  trigger,
  triggerLabel,
  triggerClassName,
  children,
  align = 'start',
  side = 'bottom',
  ...props
}: PopoverProps) {
  const ref = usePopoverDetails();
  return (
    <details ref={ref} className={clsx(css.root, props.className)} onKeyDown={props.onKeyDown}>
      <summary aria-label={triggerLabel} className={triggerClassName}>
        {trigger}
      </summary>
      <div className={clsx(css.panel, css.side[side], css.align[align], props.panelClassName)}>
        {children}
      </div>
    </details>
  );
}

export interface MenuItem {
  label: ReactNode;
  href?: string | undefined;
  onSelect?: ((event: MouseEvent) => void) | undefined;
  icon?: ReactNode;
  current?: boolean | undefined;
  /** Language of the label when it differs from the page's. */
  lang?: string | undefined;
  key?: string | undefined;
}

export interface MenuProps extends Omit<PopoverProps, 'children' | 'onKeyDown'> {
  items: readonly MenuItem[];
}

/** Moves among links and buttons of the open panel; returns whether the key was one of ours. */
function moveFocus(root: HTMLElement, key: string): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('summary ~ * :is(a, button)')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const last = stops.length - 1;
  const next = { ArrowDown: here + 1, ArrowUp: here < 0 ? last : here - 1, Home: 0, End: last }[key];
  if (next === undefined) return false;
  stops[(next + stops.length) % stops.length]?.focus();
  return true;
}

/** A list of links or actions behind a trigger; arrows move in it. */
export function Menu({ items, ...rest }: MenuProps) {
  return (
    <Popover
      {...rest}
      onKeyDown={(event) => {
        const details = event.currentTarget;
        if (event.key === 'ArrowDown') details.open = true;
        if (details.open && moveFocus(details, event.key)) event.preventDefault();
      }}
    >
      <ul>
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
    </Popover>
  );
}
