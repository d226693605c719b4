import { useState } from 'react';
import { useMounted } from '../browser/index.ts';

interface StoredDraft<Value> {
  /** Returns the draft in this browser. */
  readonly read: () => Value | undefined;
  /** Deletes it. */
  readonly forget: () => void;
  /** Whether the server has returned typed values, which replace the draft. */
  readonly isTyped: boolean;
}

/**
 * The draft of a form whose fields take their initial values once, by `key`. It is read before the fields store what is
 * entered now, and shown after hydration, because the server's HTML does not depend on the browser's storage.
 */
export function useStoredDraft<Value>({ read, forget, isTyped }: StoredDraft<Value>) {
  const mounted = useMounted();
  const [stored] = useState(read);
  const [discarded, setDiscarded] = useState(0);
  const draft = mounted && !isTyped && discarded === 0 ? stored : undefined;
  const source = isTyped ? 'typed' : draft ? 'draft' : 'none';
  const [first, setFirst] = useState<string>();
  if (mounted && first === undefined) setFirst(source);
  return {
    draft,
    /** Whether the fields show the draft. */
    isDraft: (first ?? source) === 'draft' && discarded === 0,
    key: `${first ?? source} ${discarded}`,
    discard: () => {
      forget();
      setDiscarded(discarded + 1);
    },
  };
}
