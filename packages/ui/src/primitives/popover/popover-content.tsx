'use client';
import type { ComponentPropsWithoutRef, MouseEvent, RefObject } from 'react';
import { TriggerBridge } from '../state/trigger-bridge.tsx';
import * as parts from './parts.tsx';

interface PopoverContentProps extends ComponentPropsWithoutRef<typeof parts.Content> {
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
}

/** The floating part of `Popover`, which is loaded at the first sign of use. */
export function PopoverContent({ trigger, open, onOpenChange, ...rest }: PopoverContentProps) {
  const closeOnFollow = ({ target }: MouseEvent) => {
    // A router's link calls `preventDefault()` to navigate on the client, and still counts as followed.
    if (target instanceof Element && target.closest('a, [data-closes]')) onOpenChange({ open: false });
  };
  return (
    <parts.Root open={open} onOpenChange={onOpenChange}>
      <parts.Trigger asChild>
        <TriggerBridge target={trigger} />
      </parts.Trigger>
      <parts.Content {...rest} onClick={closeOnFollow} />
    </parts.Root>
  );
}
