import { createJSONStorage } from 'jotai/utils';

/**
 * The browser's storage for an atom: stored values are checked when they are read. If storage is denied or full, the
 * state lasts as long as the page.
 * @param mayKeep whether it may be stored now
 */
export function storedAs<Value>(
  isValid: (value: unknown) => value is Value,
  mayKeep: () => boolean = () => true,
) {
  const storage = createJSONStorage<unknown>();
  const valid = (value: unknown, initial: Value) => (isValid(value) ? value : initial);
  return {
    getItem: (key: string, initial: Value): Value => valid(storage.getItem(key, initial), initial),
    setItem: (key: string, value: Value): void => {
      if (!mayKeep()) return;
      try {
        storage.setItem(key, value);
      } catch {
        // denied or full
      }
    },
    removeItem: (key: string): void => storage.removeItem(key),
    subscribe: (key: string, onValue: (value: Value) => void, initial: Value) =>
      storage.subscribe?.(key, (value) => onValue(valid(value, initial)), initial),
  };
}

/** Checks that a value is a list whose entries all pass a check. */
export const listOf =
  <Entry>(isEntry: (value: unknown) => value is Entry) =>
  (value: unknown): value is readonly Entry[] =>
    Array.isArray(value) && value.every(isEntry);

/** Texts by name. */
export type Texts = Readonly<Record<string, string>>;

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every(isString);
