'use client';
// Writing to the caller's ref object is its purpose.
/* oxlint-disable react/immutability */
import { useCallback, type ForwardedRef, type RefCallback, type RefObject } from 'react';

/** A ref for an element that both the caller and the component need. */
export function useMergedRef<T>(theirRef: ForwardedRef<T>, ownRef: RefObject<T | null>): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      ownRef.current = node;
      if (typeof theirRef === 'function') theirRef(node);
      else if (theirRef) theirRef.current = node;
    },
    [theirRef, ownRef],
  );
}
