export type Positioning = typeof import('./float-position.ts');

let positioning: Positioning | undefined;

/** The loaded module, for positioning in the same frame. */
export const loadedPositioning = () => positioning;

/** Loads `@floating-ui/dom`, which most pages need only after the first click, hover or focus. */
export const loadPositioning = () =>
  import('./float-position.ts').then(
    (module) => (positioning = module),
    // Without it the element stays where the style sheet puts it.
    () => undefined,
  );
