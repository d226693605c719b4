'use client';
import type { RefObject } from 'react';
import type { DropdownMenuEntry } from '../dropdown-menu/entries.ts';
import { MenuEntries } from '../dropdown-menu/menu-entries.tsx';
import { TriggerBridge, type TriggerProps } from '../state/trigger-bridge.tsx';
import * as parts from './parts.tsx';

interface ContextMenuContentProps {
  label: string;
  items: readonly DropdownMenuEntry[];
  trigger: RefObject<HTMLElement | null>;
  onTriggerProps: (props: TriggerProps) => void;
  onOpenChange: (change: { open: boolean }) => void;
}

/** The floating part of `ContextMenu`, which is loaded at the first sign of use. */
export function ContextMenuContent({
  label,
  items,
  trigger,
  onTriggerProps,
  onOpenChange,
}: ContextMenuContentProps) {
  return (
    <parts.Root onOpenChange={onOpenChange}>
      <parts.Trigger asChild>
        <TriggerBridge target={trigger} onProps={onTriggerProps} />
      </parts.Trigger>
      <parts.Content aria-label={label}>
        <MenuEntries items={items} parts={parts} />
      </parts.Content>
    </parts.Root>
  );
}
