'use client';
import { useState } from 'react';

interface ControllableOptions<T> {
  prop: T | undefined;
  defaultProp: T;
  onChange?: ((value: T) => void) | undefined;
}

/** Returns the caller's value if it is given, and own state otherwise. */
export function useControllableState<T>({ prop, defaultProp, onChange }: ControllableOptions<T>) {
  const [own, setOwn] = useState(defaultProp);
  const value = prop === undefined ? own : prop;
  const setValue = (next: T) => {
    if (prop === undefined) setOwn(next);
    if (next !== value) onChange?.(next);
  };
  return [value, setValue] as const;
}
