import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useResource } from '../../http/index.ts';
import { addressCheck } from './resources.ts';

type Texts = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Typed before script had started, so that nothing has told of it. */
const isFilledEarly = (control: Control) =>
  control instanceof HTMLInputElement && control.value !== control.defaultValue;

/**
 * Checks the typed values when its field is left, by the rules and with the messages of the server. Fields that were only
 * passed are not blamed. A message leaves as soon as its field is changed: if it left with the field, the button that is
 * pressed at that moment would move away from under the pointer, and the press would be lost.
 */
export function useChecksOnBlur(given: Texts) {
  const checks = useResource(addressCheck);
  /** The values typed last, by form name. */
  const typed = useRef(new Map<string, string>());
  const [found, setFound] = useState<{ since: Texts; errors: Texts }>({ since: given, errors: {} });
  // Answers to the whole form replace earlier errors.
  const own = found.since === given ? found.errors : {};
  const errors = { ...given, ...own };

  const show = (name: string, message: string) =>
    setFound((now) => ({
      since: given,
      errors: { ...(now.since === given && now.errors), [name]: message },
    }));
  const check = async ({ name, value, form }: Control) => {
    if (!form) return;
    const answer = await checks.send(new FormData(form));
    // An answer about earlier values is of no use any more.
    if (answer?.ok && typed.current.get(name) === value) show(name, answer.errors[name] ?? '');
  };

  return {
    errors,
    handlers: {
      onInput: ({ target }: FormEvent) => {
        if (!isControl(target)) return;
        typed.current.set(target.name, target.value);
        if (errors[target.name]) show(target.name, '');
      },
      onBlur: ({ target }: FocusEvent) => {
        if (!isControl(target)) return;
        if (isFilledEarly(target)) typed.current.set(target.name, target.value);
        if (typed.current.has(target.name)) void check(target);
      },
    },
  };
}
