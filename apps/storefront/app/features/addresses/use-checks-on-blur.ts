import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useResource } from '../../http/index.ts';
import { addressCheck } from './resources.ts';

type Texts = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Whether the value was typed before script started, so that no event has reported it. */
const isFilledEarly = (control: Control) =>
  control instanceof HTMLInputElement && control.value !== control.defaultValue;

/**
 * Checks typed values when their field loses the focus, by the rules and with the messages of the server. Fields that
 * were only focused are not reported. A message disappears as soon as its field is changed: if it disappeared on blur,
 * the button that is being pressed would move away from under the pointer, and the press would be lost.
 */
export function useChecksOnBlur(given: Texts) {
  const checks = useResource(addressCheck);
  /** The last typed values, by form name. */
  const typed = useRef(new Map<string, string>());
  const [found, setFound] = useState<{ since: Texts; errors: Texts }>({ since: given, errors: {} });
  // Responses to the whole form replace earlier errors.
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
    // A response about earlier values is ignored.
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
