'use client';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** The polite live region of the page. `useAnnounce()` below it writes into it. */
export function LiveRegion({
  children,
}: {
  /** The application: `useAnnounce` works below. */
  children?: ReactNode;
}) {
  const [text, setText] = useState('');
  // The same text twice is announced only if it differs, so a no-break space alternates.
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

/** Returns `announce(text)`, which lets screen readers read a text that is not shown. */
export const useAnnounce = () => useContext(AnnounceContext);
