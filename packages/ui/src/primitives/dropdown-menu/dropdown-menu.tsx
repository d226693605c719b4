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
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { IconCheck } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Slot } from '../slot/slot.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFloat } from '../state/use-float.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './dropdown-menu.css.ts';
import { focusItem, useMenuKeys } from './use-menu-keys.ts';

interface DropdownMenuBase {
  label: ReactNode;
  /** Stays focusable, so that it can be read; does nothing. */
  disabled?: boolean | undefined;
  key?: string | undefined;
}

export interface DropdownMenuAction extends DropdownMenuBase {
  kind?: 'action' | undefined;
  /** Called when chosen; `preventDefault()` keeps the menu open. */
  onSelect?: ((event: MouseEvent) => void) | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  icon?: ReactNode;
  /** At the end of the line: a count, a shortcut. */
  detail?: ReactNode;
  /** `critical` for what cannot be undone. */
  tone?: 'neutral' | 'critical' | undefined;
}

export interface DropdownMenuCheckbox extends DropdownMenuBase {
  kind: 'checkbox';
  checked: boolean;
  /** The menu stays open, so that several can be set. */
  onChange: (change: { checked: boolean }) => void;
}

export interface DropdownMenuGroup {
  kind: 'group';
  label: ReactNode;
  items: readonly (DropdownMenuAction | DropdownMenuCheckbox)[];
  key?: string | undefined;
}

export interface DropdownMenuSeparator {
  kind: 'separator';
  key?: string | undefined;
}

export type DropdownMenuEntry =
  | DropdownMenuAction
  | DropdownMenuCheckbox
  | DropdownMenuGroup
  | DropdownMenuSeparator;

export interface DropdownMenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The button that opens it, such as `<Button>` or `<IconButton>`; it names the menu. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  items: readonly DropdownMenuEntry[];
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'bottom' | 'top' | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

/**
 * Actions behind a button (WAI-ARIA menu button: arrows, Home, End, typing, Escape). For links that must work
 * before script take `Menu`.
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
  const entry = useRef<'first' | 'last' | 'menu'>('first');
  const moveByKey = useMenuKeys();
  const [open, setOpen] = useControllableState({
    prop,
    defaultProp: defaultOpen,
    onChange: (next: boolean) => onOpenChange?.({ open: next }),
  });

  useFloat({ open, anchor: root, float: menu, side, align });
  // After it is shown: what is hidden takes no focus.
  useEffect(() => {
    if (!open) return;
    if (entry.current === 'menu') menu.current?.focus();
    else focusItem(menu.current, entry.current);
    entry.current = 'first';
  }, [open]);

  const focusTrigger = () => document.getElementById(triggerId)?.focus();
  const show = (at: typeof entry.current) => {
    entry.current = at;
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
      // Goes on from the button, as if the menu had never been there.
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
  const choose =
    (act: (event: MouseEvent) => void, disabled: boolean, stay: boolean) => (event: MouseEvent) => {
      if (disabled) {
        event.preventDefault();
        return;
      }
      const link = event.currentTarget.hasAttribute('href');
      act(event);
      if (stay || (event.defaultPrevented && !link)) return;
      closeToTrigger();
    };
  const common = {
    tabIndex: -1,
    className: css.item,
    'data-part': 'item',
    onPointerMove: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && document.activeElement !== currentTarget)
        currentTarget.focus({ preventScroll: true });
    },
  } as const;

  const renderItem = (item: DropdownMenuAction | DropdownMenuCheckbox, index: number) => {
    const { label, disabled = false } = item;
    const key = item.key ?? index;
    const state = { ...common, 'aria-disabled': disabled || undefined };
    if (item.kind === 'checkbox') {
      return (
        <button
          key={key}
          type="button"
          role="menuitemcheckbox"
          aria-checked={item.checked}
          {...state}
          onClick={choose(() => item.onChange({ checked: !item.checked }), disabled, true)}
        >
          <IconCheck size={16} className={css.check} />
          <span className={css.itemLabel}>{label}</span>
        </button>
      );
    }
    const { href, icon, detail, tone, onSelect } = item;
    const content = (
      <>
        {icon}
        <span className={css.itemLabel}>{label}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </>
    );
    const act = {
      ...state,
      'data-tone': tone,
      onClick: choose((event) => onSelect?.(event), disabled, false),
    };
    return href === undefined ? (
      <button key={key} type="button" role="menuitem" {...act}>
        {content}
      </button>
    ) : (
      <Link key={key} href={href} role="menuitem" {...act}>
        {content}
      </Link>
    );
  };

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
          // A click made by a key counts no presses.
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
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a line between items has no name
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
