'use client';
import { useState } from 'react';

export interface ControllableOptions<T> {
  /** The caller's value; `undefined` when the component manages the state itself. */
  prop: T | undefined;
  /** The initial value of the component's own state. */
  defaultProp: T;
  /** Called with each new value. */
  onChange?: ((value: T) => void) | undefined;
}

/**
 * State that a caller may control: the caller's value if it is given, otherwise internal state.
 * @returns the value, and a function that changes it and reports the change
 */
export function useControllableState<T>({ prop, defaultProp, onChange }: ControllableOptions<T>) {
  const [own, setOwn] = useState(defaultProp);
  const value = prop === undefined ? own : prop;
  const setValue = (next: T) => {
    if (prop === undefined) setOwn(next);
    if (next !== value) onChange?.(next);
  };
  return [value, setValue] as const;
}
