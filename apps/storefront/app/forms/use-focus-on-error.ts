import { type RefObject, useEffect } from 'react';
import { invalidControl } from './invalid-control.ts';

/**
 * Moves the focus to the first control with an error.
 * @param errors - Those of the newest response, by form name: each new object moves the focus; `undefined` does not.
 */
export function useFocusOnError(form: RefObject<HTMLElement | null>, errors: object | undefined): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [form, errors]);
}
