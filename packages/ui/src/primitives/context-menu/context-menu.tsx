'use client';
import { clsx } from 'clsx';
import { forwardRef, useRef, type ComponentPropsWithoutRef, type MouseEvent, type PointerEvent } from 'react';
import type { DropdownMenuEntry } from '../dropdown-menu/entries.ts';
import { composeHandlers } from '../state/compose-handlers.ts';
import type { TriggerProps } from '../state/trigger-bridge.tsx';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { useOnDemand } from '../state/use-on-demand.ts';
import * as css from './context-menu.css.ts';

export interface ContextMenuProps extends ComponentPropsWithoutRef<'div'> {
  /** The name of the menu, such as the name of the object. */
  label: string;
  /** The entries, in order. */
  items: readonly DropdownMenuEntry[];
  /** Called when it opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

const load = () => import('./context-menu-content.tsx');
const inMenu = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('[role="menu"]') !== null;

/**
 * An area with its own menu on right click, long press and the menu key. Every entry must be available elsewhere too.
 * The menu is based on Radix and is loaded at the first sign of use.
 */
export const ContextMenu = forwardRef<HTMLDivElement, ContextMenuProps>(function ContextMenu(
  {
    label,
    items,
    onOpenChange,
    onContextMenu,
    onPointerEnter,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onFocus,
    className,
    children,
    ...rest
  },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  const radix = useRef<TriggerProps>(undefined);
  const missed = useRef<MouseEvent<HTMLElement>>(undefined);
  const [menu, preload] = useOnDemand(load, false);

  const open = (event: MouseEvent<HTMLDivElement>) => {
    if (inMenu(event)) return;
    if (radix.current) radix.current.onContextMenu?.(event);
    else {
      event.preventDefault();
      missed.current = event;
      preload();
    }
  };
  const connect = (props: TriggerProps) => {
    radix.current = props;
    if (!missed.current) return;
    // The menu was requested before it was loaded. Radix ignores events whose default is prevented.
    const { clientX, clientY } = missed.current;
    missed.current = undefined;
    const again = new MouseEvent('contextmenu', { clientX, clientY, bubbles: true, cancelable: true });
    own.current?.dispatchEvent(again);
  };
  type Name = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel';
  const pass = (name: Name) => (event: PointerEvent<HTMLDivElement>) => {
    if (!inMenu(event)) radix.current?.[name]?.(event);
  };
  return (
    <div
      ref={useMergedRef(ref, own)}
      {...rest}
      onPointerEnter={composeHandlers(onPointerEnter, preload)}
      onFocus={composeHandlers(onFocus, preload)}
      onContextMenu={composeHandlers(onContextMenu, open)}
      onPointerDown={composeHandlers(onPointerDown, pass('onPointerDown'))}
      onPointerMove={composeHandlers(onPointerMove, pass('onPointerMove'))}
      onPointerUp={composeHandlers(onPointerUp, pass('onPointerUp'))}
      onPointerCancel={composeHandlers(onPointerCancel, pass('onPointerCancel'))}
      className={clsx(css.area, className)}
    >
      {children}
      {menu && (
        <menu.ContextMenuContent
          label={label}
          items={items}
          trigger={own}
          onTriggerProps={connect}
          onOpenChange={(change) => onOpenChange?.(change)}
        />
      )}
    </div>
  );
});
