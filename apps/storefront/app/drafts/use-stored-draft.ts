import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMounted } from '../browser/index.ts';
import { touchedValues } from './touched.ts';

interface StoredDraft<Value> {
  /** Returns the draft in this browser. */
  readonly read: () => Value | undefined;
  /** Deletes it. */
  readonly forget: () => void;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Adds what was entered before hydration, by the names of the fields, and replaces the same fields of the draft. */
  readonly add: (draft: Value, entered: Readonly<Record<string, string>>) => Value;
  /** Whether the server has returned typed values, which replace the draft. */
  readonly isTyped: boolean;
}

/**
 * The draft of a form whose fields take their initial values once, by `key`. It is read before the fields store what is
 * entered now, and shown after hydration, because the server's HTML does not depend on the browser's storage.
 */
export function useStoredDraft<Value>({ read, forget, form, add, isTyped }: StoredDraft<Value>) {
  const mounted = useMounted();
  const [stored, setStored] = useState(read);
  useLayoutEffect(() => {
    const entered = form.current && touchedValues(form.current);
    if (stored && entered) setStored(add(stored, entered));
    // oxlint-disable-next-line react/exhaustive-deps -- once: later entries are stored by the form itself
  }, []);
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
