'use client';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** The polite live region of the page. `useAnnounce()` in a descendant writes into it. */
export function LiveRegion({
  children,
}: {
  /** The application; `useAnnounce` works inside it. */
  children?: ReactNode;
}) {
  const [text, setText] = useState('');
  // A repeated text is announced only if it differs, so a no-break space is added every other time.
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

/** Returns `announce(text)`, which makes screen readers read a text that is not shown. */
export const useAnnounce = () => useContext(AnnounceContext);
