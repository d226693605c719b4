'use client';
import { useMemo, type ForwardedRef, type RefCallback, type RefObject } from 'react';
import { mergeRefs } from './merge-refs.ts';

/** A ref for an element that both the caller and the component need. */
export function useMergedRef<T>(
  theirRef: ForwardedRef<T> | RefCallback<T>,
  ownRef: RefObject<T | null> | RefCallback<T>,
): RefCallback<T> {
  return useMemo(() => mergeRefs(theirRef, ownRef) as RefCallback<T>, [theirRef, ownRef]);
}
