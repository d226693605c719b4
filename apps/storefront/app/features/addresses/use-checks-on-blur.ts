import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { fetchJson } from '../../platform/fetch-json.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';

type Texts = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * Checks what was typed when its field is left, by the rules and with the messages of the server. Fields that were only
 * passed are not blamed.
 */
export function useChecksOnBlur(given: Texts) {
  const path = usePath();
  const typed = useRef(new Set<string>());
  const [found, setFound] = useState<{ since: Texts; errors: Texts }>({ since: given, errors: {} });
  // Answers to the whole form replace what was found before.
  const own = found.since === given ? found.errors : {};

  const check = async ({ name, form }: Control) => {
    if (!form) return;
    const errors = await fetchJson<Texts>(path(paths.resources.addressCheck()), new FormData(form));
    if (!errors) return;
    const message = errors[name] ?? '';
    setFound((now) => ({
      since: given,
      errors: { ...(now.since === given && now.errors), [name]: message },
    }));
  };

  return {
    errors: { ...given, ...own },
    handlers: {
      onInput: ({ target }: FormEvent) => {
        if (isControl(target)) typed.current.add(target.name);
      },
      onBlur: ({ target }: FocusEvent) => {
        if (isControl(target) && typed.current.has(target.name)) void check(target);
      },
    },
  };
}
