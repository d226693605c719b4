'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Runs when the form around an element (or the one a control in it names) is reset: our state must follow. */
export function useFormReset(root: RefObject<Element | null>, onReset: () => void) {
  const handler = useRef(onReset);
  useEffect(() => {
    handler.current = onReset;
  });
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement) || !root.current) return;
      const ours = [...target.elements].some((control) => root.current?.contains(control));
      if (ours) handler.current();
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [root]);
}
