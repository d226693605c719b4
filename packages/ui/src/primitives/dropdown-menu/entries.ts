import type { ReactNode } from 'react';

interface EntryBase {
  label: ReactNode;
  /** Stays focusable, so that screen readers find it; selecting it has no effect. */
  disabled?: boolean | undefined;
  key?: string | undefined;
}

export interface DropdownMenuAction extends EntryBase {
  kind?: 'action' | undefined;
  /** Called on selection; `preventDefault()` keeps the menu open. */
  onSelect?: ((event: Event) => void) | undefined;
  /** The address of a link. */
  href?: string | undefined;
  icon?: ReactNode;
  /** At the end of the row: a count, a shortcut. */
  detail?: ReactNode;
  /** `critical` for actions that cannot be undone. */
  tone?: 'neutral' | 'critical' | undefined;
}

export interface DropdownMenuCheckbox extends EntryBase {
  kind: 'checkbox';
  checked: boolean;
  /** Called on selection; the menu stays open. */
  onChange: (change: { checked: boolean }) => void;
}

export interface DropdownMenuRadioGroup {
  kind: 'radioGroup';
  label: ReactNode;
  value: string;
  /** Called on selection; the menu stays open. */
  onChange: (change: { value: string }) => void;
  options: readonly (EntryBase & { value: string })[];
  key?: string | undefined;
}

export interface DropdownMenuSubmenu extends EntryBase {
  kind: 'submenu';
  icon?: ReactNode;
  items: readonly DropdownMenuEntry[];
}

export interface DropdownMenuGroup {
  kind: 'group';
  label: ReactNode;
  items: readonly (DropdownMenuAction | DropdownMenuCheckbox | DropdownMenuSubmenu)[];
  key?: string | undefined;
}

export interface DropdownMenuSeparator {
  kind: 'separator';
  key?: string | undefined;
}

export type DropdownMenuEntry =
  | DropdownMenuAction
  | DropdownMenuCheckbox
  | DropdownMenuRadioGroup
  | DropdownMenuSubmenu
  | DropdownMenuGroup
  | DropdownMenuSeparator;
