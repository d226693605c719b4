import type { ReactNode } from 'react';

interface EntryBase {
  /** The text of the item. */
  label: ReactNode;
  /** Stays focusable, so that screen readers find it; selecting it has no effect. */
  disabled?: boolean | undefined;
  /** Identifies the item when the list changes; the position by default. */
  key?: string | undefined;
}

export interface DropdownMenuAction extends EntryBase {
  /** An item that acts or navigates. */
  kind?: 'action' | undefined;
  /** Called on selection; `preventDefault()` keeps the menu open. */
  onSelect?: ((event: Event) => void) | undefined;
  /** The address of a link. */
  href?: string | undefined;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Content at the end of the row: a count, a shortcut. */
  detail?: ReactNode;
  /** `critical` for actions that cannot be undone. */
  tone?: 'neutral' | 'critical' | undefined;
}

export interface DropdownMenuCheckbox extends EntryBase {
  /** An item that is switched on and off; the menu stays open. */
  kind: 'checkbox';
  /** Whether it is on. */
  checked: boolean;
  /** Called on selection; the menu stays open. */
  onChange: (change: { checked: boolean }) => void;
}

export interface DropdownMenuRadioGroup {
  /** A group of items of which one is selected. */
  kind: 'radioGroup';
  /** The heading. */
  label: ReactNode;
  /** The value of the selected item. */
  value: string;
  /** Called on selection; the menu stays open. */
  onChange: (change: { value: string }) => void;
  /** The items. */
  options: readonly (EntryBase & { value: string })[];
  /** Identifies the group when the list changes; the position by default. */
  key?: string | undefined;
}

export interface DropdownMenuSubmenu extends EntryBase {
  /** An item that opens another menu. */
  kind: 'submenu';
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** The items of that menu. */
  items: readonly DropdownMenuEntry[];
}

export interface DropdownMenuGroup {
  /** Items below a heading. */
  kind: 'group';
  /** The heading. */
  label: ReactNode;
  /** The items of the group. */
  items: readonly (DropdownMenuAction | DropdownMenuCheckbox | DropdownMenuSubmenu)[];
  /** Identifies the group when the list changes; the position by default. */
  key?: string | undefined;
}

export interface DropdownMenuSeparator {
  /** A line between items. */
  kind: 'separator';
  /** Identifies the line when the list changes; the position by default. */
  key?: string | undefined;
}

export type DropdownMenuEntry =
  | DropdownMenuAction
  | DropdownMenuCheckbox
  | DropdownMenuRadioGroup
  | DropdownMenuSubmenu
  | DropdownMenuGroup
  | DropdownMenuSeparator;
