import { storedAs } from '../browser/stored.ts';

/** Unsent values of a form, kept by this browser. */
export interface Draft<Value> {
  /** `undefined` where nothing is kept, or what is kept is not as it should be. */
  readonly read: () => Value | undefined;
  /** Keeps a value; it is lost where storage is denied or full. */
  readonly keep: (value: Value) => void;
  readonly forget: () => void;
}

/** A draft for a reload of this tab, or a look at another page. Another tab has its own. */
export const draftInTab = <Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): Draft<Value> => ({
  read: () => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return isValid(kept) ? kept : undefined;
    } catch {
      return undefined; // denied
    }
  },
  keep: (value) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // denied or full
    }
  },
  forget: () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // denied
    }
  },
});

/** A draft for another day, in all tabs of this browser. */
export function draftInBrowser<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): Draft<Value> {
  const storage = storedAs((value: unknown): value is Value | null => value === null || isValid(value));
  return {
    read: () => storage.getItem(key, null) ?? undefined,
    keep: (value) => storage.setItem(key, value),
    forget: () => storage.removeItem(key),
  };
}
