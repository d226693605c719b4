'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Runs when the form of an element (or of a control in it) is reset, to reset our state too. */
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
