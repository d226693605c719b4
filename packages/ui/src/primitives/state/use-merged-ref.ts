'use client';
// A ref object of the caller is there to be written.
/* oxlint-disable react/immutability */
import { useCallback, type ForwardedRef, type RefCallback, type RefObject } from 'react';

/** For an element that both the caller and we must hold. */
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
