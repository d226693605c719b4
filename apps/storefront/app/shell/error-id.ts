const ids = new WeakMap<Error, string>();

/** Identifies an error of this browser in its report and on the error page. */
export function errorIdOf(error: Error): string {
  const id = ids.get(error) ?? `b-${Math.random().toString(36).slice(2, 12)}`;
  ids.set(error, id);
  return id;
}
