'use client';
import { useEffect } from 'react';
import { useFloat, type FloatOptions } from './use-float.ts';

/**
 * Positions the panel of a `<details>` as a floating element while it is open. Without script, and until it is open,
 * the style sheet positions it.
 */
export function useFloatingPanel(options: FloatOptions) {
  const { open, float } = options;
  useEffect(() => {
    if (open) float.current?.setAttribute('popover', 'manual');
  }, [open, float]);
  useFloat(options);
  // After `useFloat` has hidden it. While closed it is not a popover, so that opening `<details>` shows it at once.
  useEffect(() => {
    const element = float.current;
    return open ? () => element?.removeAttribute('popover') : undefined;
  }, [open, float]);
}
