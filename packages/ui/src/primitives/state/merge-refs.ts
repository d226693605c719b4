import type { Ref } from 'react';

type Cleanup = () => void;

function assign<T>(ref: Ref<T> | undefined, node: T | null): Cleanup | undefined {
  if (typeof ref === 'function') return ref(node) ?? undefined;
  if (ref) ref.current = node;
  return undefined;
}

/** Merges two refs to the same element. Clean-up functions of React 19 are kept. */
export const mergeRefs =
  <T>(first: Ref<T> | undefined, second: Ref<T> | undefined) =>
  (node: T | null): Cleanup | undefined => {
    const cleanups = [first, second].map((ref) => assign(ref, node));
    // React 18 does not support clean-up functions; there no ref returns one.
    if (!cleanups.some(Boolean)) return undefined;
    return () => {
      const [ofFirst, ofSecond] = cleanups;
      if (ofFirst) ofFirst();
      else assign(first, null);
      if (ofSecond) ofSecond();
      else assign(second, null);
    };
  };
