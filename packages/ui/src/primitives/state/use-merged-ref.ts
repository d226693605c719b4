'use client';
import { useCallback, type ForwardedRef, type RefCallback, type RefObject } from 'react';

/** For an element that both the caller and we must hold. */
export function useMergedRef<T>(theirs: ForwardedRef<T>, ours: RefObject<T | null>): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      ours.current = node;
      if (typeof theirs === 'function') theirs(node);
      else if (theirs) theirs.current = node;
    },
    [theirs, ours],
  );
}
