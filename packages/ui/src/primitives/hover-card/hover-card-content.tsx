'use client';
import type { MouseEvent, RefObject } from 'react';
import { TriggerBridge, type TriggerProps } from '../state/trigger-bridge.tsx';
import * as parts from './parts.tsx';

interface HoverCardContentProps extends Omit<parts.ContentProps, 'content'> {
  trigger: RefObject<HTMLElement | null>;
  onTriggerProps: (props: TriggerProps) => void;
  openDelay: number;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
}

/** The floating part of `HoverCard`, which is loaded at the first sign of use. */
export function HoverCardContent({
  trigger,
  onTriggerProps,
  openDelay,
  open,
  onOpenChange,
  ...rest
}: HoverCardContentProps) {
  const closeOnFollow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [data-closes]')) onOpenChange({ open: false });
  };
  return (
    <parts.Root openDelay={openDelay} open={open} onOpenChange={onOpenChange}>
      <parts.Trigger asChild>
        <TriggerBridge target={trigger} onProps={onTriggerProps} />
      </parts.Trigger>
      <parts.Content {...rest} onClick={closeOnFollow} />
    </parts.Root>
  );
}
