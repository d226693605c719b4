'use client';
import { useState } from 'react';

interface ControllableOptions<T> {
  prop: T | undefined;
  defaultProp: T;
  onChange?: ((value: T) => void) | undefined;
}

/** The caller's value when there is one, our own state otherwise. */
export function useControllableState<T>({ prop, defaultProp, onChange }: ControllableOptions<T>) {
  const [own, setOwn] = useState(defaultProp);
  const value = prop === undefined ? own : prop;
  const setValue = (next: T) => {
    if (prop === undefined) setOwn(next);
    if (next !== value) onChange?.(next);
  };
  return [value, setValue] as const;
}
