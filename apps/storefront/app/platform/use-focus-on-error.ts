import { type RefObject, useEffect } from 'react';
import { invalidControl } from './invalid-control.ts';

/** Moves the focus to the first control with an error when an answer says what is wrong. */
export function useFocusOnError(form: RefObject<HTMLElement | null>, answer: object | undefined): void {
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [form, answer]);
}
