/** Keeps a value for this tab; it is lost where storage is denied or full. */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // denied or full
  }
}

/** What this tab has kept, if it is as it should be. */
export function keptInTab<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isValid(kept) ? kept : undefined;
  } catch {
    return undefined; // denied
  }
}
