'use client';
import { clsx } from 'clsx';
import {
  cloneElement,
  forwardRef,
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { Slot } from '../slot/slot.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFloat } from '../state/use-float.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './dropdown-menu.css.ts';
import {
  DropdownMenuItem,
  type DropdownMenuAction,
  type DropdownMenuCheckbox,
  type DropdownMenuGroup,
  type DropdownMenuSeparator,
} from './dropdown-menu-item.tsx';
import { focusItem, useMenuKeys } from './use-menu-keys.ts';

export type {
  DropdownMenuAction,
  DropdownMenuCheckbox,
  DropdownMenuGroup,
  DropdownMenuSeparator,
} from './dropdown-menu-item.tsx';

export type DropdownMenuEntry =
  | DropdownMenuAction
  | DropdownMenuCheckbox
  | DropdownMenuGroup
  | DropdownMenuSeparator;

export interface DropdownMenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The button that opens the menu and names it, such as `<Button>` or `<IconButton>`. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  items: readonly DropdownMenuEntry[];
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'bottom' | 'top' | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

/**
 * Actions behind a button (WAI-ARIA menu button: arrow keys, Home, End, typing, Escape). For links that work without
 * script use `Menu`.
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
    ...rest
  },
  ref,
) {
  const id = useId();
  const triggerId = trigger.props.id ?? `${id}-trigger`;
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const initialFocus = useRef<'first' | 'last' | 'menu'>('first');
  const moveByKey = useMenuKeys();
  const [open, setOpen] = useControllableState({
    prop,
    defaultProp: defaultOpen,
    onChange: (next: boolean) => onOpenChange?.({ open: next }),
  });

  useFloat({ open, anchor: root, float: menu, side, align });
  // After the menu is shown, because hidden elements cannot take the focus.
  useEffect(() => {
    if (!open) return;
    if (initialFocus.current === 'menu') menu.current?.focus();
    else focusItem(menu.current, initialFocus.current);
    initialFocus.current = 'first';
  }, [open]);

  const focusTrigger = () => document.getElementById(triggerId)?.focus();
  const show = (at: 'first' | 'last' | 'menu') => {
    initialFocus.current = at;
    setOpen(true);
  };
  const closeToTrigger = () => {
    setOpen(false);
    focusTrigger();
  };
  const close = useRef(setOpen);
  useEffect(() => {
    close.current = setOpen;
  });
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close.current(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const onMenuKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      // Tab continues from the button.
      closeToTrigger();
      return;
    }
    const item = (event.target as Element).closest<HTMLElement>('[role^="menuitem"]');
    const press = item !== null && (event.key === 'Enter' || event.key === ' ');
    if (event.key === 'Escape') closeToTrigger();
    else if (!moveByKey(event)) {
      if (!press) return;
      item.click();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const renderItem = (item: DropdownMenuAction | DropdownMenuCheckbox, index: number) => (
    <DropdownMenuItem key={item.key ?? index} item={item} onClose={closeToTrigger} />
  );

  return (
    <div
      {...rest}
      ref={useMergedRef(ref, root)}
      className={clsx(css.root, rest.className)}
      onBlur={composeHandlers(rest.onBlur, ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      })}
    >
      <Slot
        onClick={({ detail }: MouseEvent) => {
          // `detail` is 0 for a click by keyboard.
          if (open) setOpen(false);
          else show(detail === 0 ? 'first' : 'menu');
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const at = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key];
          if (at === undefined || open) return;
          event.preventDefault();
          show(at);
        }}
      >
        {cloneElement(trigger, {
          id: triggerId,
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': id,
        })}
      </Slot>
      <div
        ref={menu}
        id={id}
        role="menu"
        popover="manual"
        tabIndex={-1}
        aria-labelledby={triggerId}
        data-part="menu"
        onKeyDown={onMenuKeyDown}
        className={css.menu}
      >
        {open &&
          items.map((item, index) => {
            const key = item.key ?? index;
            if (item.kind === 'separator') {
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a separator has no name
              return <div key={key} role="separator" className={css.separator} />;
            }
            if (item.kind !== 'group') return renderItem(item, index);
            return (
              <div key={key} role="group" aria-labelledby={`${id}-${index}`} data-part="group">
                <span id={`${id}-${index}`} className={css.groupLabel}>
                  {item.label}
                </span>
                {item.items.map(renderItem)}
              </div>
            );
          })}
      </div>
    </div>
  );
});
