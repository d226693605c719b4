'use client';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** The page's one polite voice. `useAnnounce()` below it speaks. */
export function LiveRegion({ children }: { children?: ReactNode }) {
  const [text, setText] = useState('');
  // The same words twice in a row are a change only when they differ in something.
  const announce = useCallback(
    (next: string) => setText((last) => (last === next ? `${next}\u00a0` : next)),
    [],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <output className={visuallyHidden}>{text}</output>
    </AnnounceContext.Provider>
  );
}

/** Gives `announce(text)`, which says it without showing it. */
export const useAnnounce = () => useContext(AnnounceContext);
