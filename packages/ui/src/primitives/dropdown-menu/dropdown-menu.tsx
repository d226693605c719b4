'use client';
import { clsx } from 'clsx';
import {
  cloneElement,
  forwardRef,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { Slot } from '../slot/slot.tsx';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useOnDemand } from '../state/use-on-demand.ts';
import type { InitialFocus } from './dropdown-menu-content.tsx';
import * as css from './dropdown-menu.css.ts';
import type { DropdownMenuAlign, DropdownMenuSide } from './dropdown-menu.variants.ts';
import type { DropdownMenuEntry } from './entries.ts';

export interface DropdownMenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The button that opens the menu and names it, such as `<Button>` or `<IconButton>`. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** The entries, in order. */
  items: readonly DropdownMenuEntry[];
  /** The edges of trigger and panel that are aligned. */
  align?: DropdownMenuAlign | undefined;
  /** The preferred side; the menu opens on another one if there is no space. */
  side?: DropdownMenuSide | undefined;
  /** Controlled state; update it in `onOpenChange`. */
  open?: boolean | undefined;
  /** Initial state. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

const load = () => import('./dropdown-menu-content.tsx');
const keys: Readonly<Record<string, InitialFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * Actions behind a button (WAI-ARIA menu button), with submenus, checkboxes and radio items. The menu itself is based
 * on Radix and is loaded at the first sign of use. For links that work without script use `Menu`.
 */
export const DropdownMenu = forwardRef<HTMLDivElement, DropdownMenuProps>(function DropdownMenu(
  {
    trigger,
    items,
    align = 'start',
    side = 'bottom',
    open: prop,
    defaultOpen = false,
    onOpenChange,
    className,
    ...rest
  },
  ref,
) {
  const id = useId();
  const triggerId = trigger.props.id ?? `${id}-trigger`;
  const element = useRef<HTMLElement>(null);
  const [initialFocus, setInitialFocus] = useState<InitialFocus>('first');
  const [open, setOpen] = useControllableState({
    prop,
    defaultProp: defaultOpen,
    onChange: (next: boolean) => onOpenChange?.({ open: next }),
  });
  const [menu, preload] = useOnDemand(load, open);
  const show = (at: InitialFocus) => {
    setInitialFocus(at);
    setOpen(true);
  };
  return (
    <div ref={ref} {...rest} className={clsx(css.root, className)}>
      <Slot
        ref={element}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ detail }: MouseEvent) => {
          // `detail` is 0 for a keyboard click.
          if (open) setOpen(false);
          else show(detail === 0 ? 'first' : 'menu');
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const at = keys[event.key];
          if (at === undefined || open) return;
          event.preventDefault();
          show(at);
        }}
      >
        {cloneElement(trigger, {
          id: triggerId,
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': open && menu ? `${id}-menu` : undefined,
        })}
      </Slot>
      {menu && (
        <menu.DropdownMenuContent
          id={`${id}-menu`}
          labelledBy={triggerId}
          items={items}
          trigger={element}
          align={align}
          side={side}
          open={open}
          initialFocus={initialFocus}
          onOpenChange={(change) => setOpen(change.open)}
        />
      )}
    </div>
  );
});
