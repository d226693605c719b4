'use client';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import { physicalSide } from '../state/float-sides.ts';
import { TriggerBridge } from '../state/trigger-bridge.tsx';
import type { DropdownMenuAlign, DropdownMenuSide } from './dropdown-menu.variants.ts';
import type { DropdownMenuEntry } from './entries.ts';
import { MenuEntries } from './menu-entries.tsx';
import * as parts from './parts.tsx';

/** The element that gets the focus when the menu opens. */
export type InitialFocus = 'first' | 'last' | 'menu';

interface DropdownMenuContentProps {
  id: string;
  labelledBy: string;
  items: readonly DropdownMenuEntry[];
  trigger: RefObject<HTMLElement | null>;
  align: DropdownMenuAlign;
  side: DropdownMenuSide;
  open: boolean;
  initialFocus: InitialFocus;
  onOpenChange: (change: { open: boolean }) => void;
}

/** The floating part of `DropdownMenu`, which is loaded at the first sign of use. */
export function DropdownMenuContent({
  id,
  labelledBy,
  items,
  trigger,
  align,
  side,
  open,
  initialFocus,
  onOpenChange,
}: DropdownMenuContentProps) {
  const { dir } = useUi();
  const entered = useRef(false);
  useEffect(() => {
    if (!open) entered.current = false;
  }, [open]);
  const enter = (event: FocusEvent) => {
    if (entered.current || event.target !== event.currentTarget) return;
    entered.current = true;
    if (initialFocus === 'menu') return;
    // Radix would focus at most the first item: it detects keyboard use only from events after it was loaded.
    event.preventDefault();
    const rows = event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]');
    [...rows].at(initialFocus === 'first' ? 0 : -1)?.focus({ preventScroll: true });
  };
  const moveOnByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // Radix would keep the focus in the menu; per the APG, the menu closes and the focus moves on from the button.
    event.stopPropagation();
    trigger.current?.focus();
    onOpenChange({ open: false });
  };
  const keepOpenOnTrigger = (event: Event) => {
    if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
  };
  return (
    <parts.Root open={open} onOpenChange={onOpenChange}>
      <parts.Trigger asChild>
        <TriggerBridge target={trigger} />
      </parts.Trigger>
      <parts.Content
        id={id}
        aria-labelledby={labelledBy}
        align={align}
        side={physicalSide(side, dir)}
        onFocus={enter}
        onKeyDownCapture={moveOnByTab}
        onInteractOutside={keepOpenOnTrigger}
      >
        <MenuEntries items={items} parts={parts} />
      </parts.Content>
    </parts.Root>
  );
}
