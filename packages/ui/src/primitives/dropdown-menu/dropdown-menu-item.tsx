'use client';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { IconCheck } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import * as css from './dropdown-menu.css.ts';

interface DropdownMenuBase {
  label: ReactNode;
  /** Stays focusable, so that screen readers find it; selecting it has no effect. */
  disabled?: boolean | undefined;
  key?: string | undefined;
}

export interface DropdownMenuAction extends DropdownMenuBase {
  kind?: 'action' | undefined;
  /** Called on selection; `preventDefault()` keeps the menu open. */
  onSelect?: ((event: MouseEvent) => void) | undefined;
  /** The address of a link. */
  href?: string | undefined;
  icon?: ReactNode;
  /** At the end of the row: a count, a shortcut. */
  detail?: ReactNode;
  /** `critical` for actions that cannot be undone. */
  tone?: 'neutral' | 'critical' | undefined;
}

export interface DropdownMenuCheckbox extends DropdownMenuBase {
  kind: 'checkbox';
  checked: boolean;
  /** Called on selection; the menu stays open. */
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

interface DropdownMenuItemProps {
  item: DropdownMenuAction | DropdownMenuCheckbox;
  /** Closes the menu and returns the focus to its trigger. */
  onClose: () => void;
}

// The pointer moves the focus as well, so that only one item is highlighted.
const focusOnPointerMove = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
  if (pointerType === 'mouse' && document.activeElement !== currentTarget)
    currentTarget.focus({ preventScroll: true });
};

/** An action, a link or a checkbox of the menu. */
export function DropdownMenuItem({ item, onClose }: DropdownMenuItemProps) {
  const { label, disabled = false } = item;
  const common = {
    tabIndex: -1,
    className: css.item,
    'data-part': 'item',
    'aria-disabled': disabled || undefined,
    onPointerMove: focusOnPointerMove,
  } as const;
  const select = (action: (event: MouseEvent) => void, staysOpen: boolean) => (event: MouseEvent) => {
    if (disabled) {
      event.preventDefault();
      return;
    }
    const isLink = event.currentTarget.hasAttribute('href');
    action(event);
    // A router's link prevents the default of every click.
    if (!staysOpen && (!event.defaultPrevented || isLink)) onClose();
  };
  if (item.kind === 'checkbox') {
    return (
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={item.checked}
        {...common}
        onClick={select(() => item.onChange({ checked: !item.checked }), true)}
      >
        <IconCheck size={16} className={css.check} />
        <span className={css.itemLabel}>{label}</span>
      </button>
    );
  }
  const { href, icon, detail, tone, onSelect } = item;
  const props = { ...common, 'data-tone': tone, onClick: select((event) => onSelect?.(event), false) };
  const content = (
    <>
      {icon}
      <span className={css.itemLabel}>{label}</span>
      {detail && <span className={css.detail}>{detail}</span>}
    </>
  );
  return href === undefined ? (
    <button type="button" role="menuitem" {...props}>
      {content}
    </button>
  ) : (
    <Link href={href} role="menuitem" {...props}>
      {content}
    </Link>
  );
}
