'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { IconChevronDown } from '../../primitives/icon/icons.tsx';
import { useClosesItself } from '../../primitives/popover/use-closes-itself.ts';
import { composeHandlers } from '../../primitives/state/compose-handlers.ts';
import { useFloatingPanel } from '../../primitives/state/use-floating-panel.ts';
import { useMergedRef } from '../../primitives/state/use-merged-ref.ts';
import * as css from './facets.css.ts';

export interface FacetMenuProps extends Omit<ComponentPropsWithoutRef<'details'>, 'open'> {
  /** The name of the filter: "Colour". */
  label: ReactNode;
  /** The number of chosen options; none by default. */
  selected?: number | undefined;
}

/**
 * One filter of a list behind a button: options, a range, or anything else. It stays open after a choice, so that
 * several options can be chosen. With script its content is rendered when the pointer or the focus reaches it. Based on
 * `<details>`, so it works without script:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export const FacetMenu = forwardRef<HTMLDetailsElement, FacetMenuProps>(function FacetMenu(
  { label, selected = 0, className, children, onToggle, onKeyDown, onPointerEnter, onFocus, ...rest },
  ref,
) {
  const own = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  // A menu that is never reached renders no content.
  const [reached, setReached] = useState(false);
  const reach = () => setReached(true);
  useClosesItself(own, { whenFollowed: false });
  useFloatingPanel({ open: shown, anchor: own, float: panel, side: 'bottom', align: 'start' });
  const show = (open: boolean) => {
    setShown(open);
    if (open) reach();
  };
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => show(event.currentTarget.open);
  useEffect(() => {
    // Opened before script was loaded.
    if (own.current?.open) show(true);
  }, []);
  const escape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const { currentTarget } = event;
    if (event.key !== 'Escape' || !currentTarget.open) return;
    event.preventDefault();
    event.stopPropagation();
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={useMergedRef(ref, own)}
      {...rest}
      onToggle={composeHandlers(onToggle, toggle)}
      onKeyDown={composeHandlers(onKeyDown, escape)}
      onPointerEnter={composeHandlers(onPointerEnter, reach)}
      onFocus={composeHandlers(onFocus, reach)}
      className={clsx(css.menu, className)}
    >
      <summary data-part="trigger" data-selected={selected > 0 || undefined} className={css.trigger}>
        <span className={css.triggerLabel}>{label}</span>
        {selected > 0 && <span data-part="selected">({selected})</span>}
        <IconChevronDown size={16} className={css.chevron} />
      </summary>
      <div ref={panel} data-part="panel" className={css.panel}>
        {reached ? children : <noscript>{children}</noscript>}
      </div>
    </details>
  );
});
