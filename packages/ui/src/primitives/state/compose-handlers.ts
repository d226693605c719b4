interface Vetoable {
  defaultPrevented: boolean;
}

/** Calls the caller's handler first; its `preventDefault()` prevents ours. */
export const composeHandlers =
  <E extends Vetoable>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) =>
  (event: E) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
