'use client';
import { useCallback, useEffect, useState } from 'react';

/**
 * A module that is loaded at the first sign of use (pointer or focus on the trigger), at the latest when it is needed.
 * A failure is not remembered: the next sign of use tries again.
 */
export function useOnDemand<Module extends object>(load: () => Promise<Module>, needed: boolean) {
  const [module, setModule] = useState<Module>();
  const preload = useCallback(() => void load().then(setModule, () => undefined), [load]);
  useEffect(() => {
    if (needed) preload();
  }, [needed, preload]);
  return [module, preload] as const;
}
