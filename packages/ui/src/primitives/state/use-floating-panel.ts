'use client';
import { useEffect, useState } from 'react';
import { isPositioningLoaded, loadPositioning, useFloat, type FloatOptions } from './use-float.ts';

/**
 * Positions the panel of a `<details>` as a floating element while it is open. Without script, until it is open, and
 * until the code for positions has loaded, the style sheet positions it: an open panel never disappears.
 */
export function useFloatingPanel(options: FloatOptions) {
  const { open, float } = options;
  const [isLoaded, setLoaded] = useState(false);
  const floats = open && (isLoaded || isPositioningLoaded());
  useEffect(() => {
    if (open && !floats) void loadPositioning().then(() => setLoaded(isPositioningLoaded()));
  }, [open, floats]);
  useEffect(() => {
    if (floats) float.current?.setAttribute('popover', 'manual');
  }, [floats, float]);
  useFloat({ ...options, open: floats });
  // After `useFloat` has hidden it. While closed it is not a popover, so that opening `<details>` shows it at once.
  useEffect(() => {
    const element = float.current;
    return floats ? () => element?.removeAttribute('popover') : undefined;
  }, [floats, float]);
}
