'use client';
import { forwardRef, useEffect, useImperativeHandle, type HTMLAttributes, type RefObject } from 'react';

/** The props that Radix adds to a trigger. */
export type TriggerProps = HTMLAttributes<HTMLElement>;

interface TriggerBridgeProps extends TriggerProps {
  target: RefObject<HTMLElement | null>;
  /** Receives the props that Radix adds to its trigger. */
  onProps?: ((props: TriggerProps) => void) | undefined;
}

/**
 * The child of a Radix trigger: renders nothing and represents an element that is already on the page. So Radix can be
 * loaded later without remounting the trigger, which would lose its focus.
 */
export const TriggerBridge = forwardRef<HTMLElement, TriggerBridgeProps>(function TriggerBridge(
  { target, onProps, ...props },
  ref,
) {
  // The trigger is mounted before this component, which is loaded after it.
  useImperativeHandle(ref, () => target.current as HTMLElement, [target]);
  useEffect(() => onProps?.(props));
  return null;
});
