interface Vetoable {
  defaultPrevented: boolean;
}

/** The caller's handler first; its `preventDefault()` vetoes ours. */
export const composeHandlers =
  <E extends Vetoable>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) =>
  (event: E) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
