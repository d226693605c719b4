import { storedAs } from '../browser/stored.ts';

/** Unsent values of a form, stored in this browser. */
export interface Draft<Value> {
  /** `undefined` if nothing is stored, or if the stored value is invalid. */
  readonly read: () => Value | undefined;
  /** Stores a value; it is lost if storage is denied or full. */
  readonly keep: (value: Value) => void;
  readonly forget: () => void;
}

/** A draft that survives a reload of this tab, or a visit to another page. Another tab has its own. */
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

/** A draft that survives for days, in all tabs of this browser. */
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
