import type { FormEvent } from 'react';
import { type LoginMode, loginModeTable } from '@marketfront/ui/login-dialog/modes';

type LoginValues = Readonly<Record<string, string>>;

const names = ['email', 'phone', 'country'] as const;

/** The form of the current mode inside the dialog or the panel; other forms sign in through a third party. */
export const modeFormIn = (element: Element | null): HTMLFormElement | null =>
  element?.querySelector<HTMLFormElement>('form:has(input[name=mode])') ?? null;

/** The button that sends a form, whose name and value are sent too; the form if there is no button. */
export const submittedBy = ({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) =>
  ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null) ?? currentTarget;

/** The typed identity fields of a form, which the next mode shows again. */
export function typedValues(form: HTMLFormElement | null): LoginValues {
  if (!form) return {};
  const fields = new FormData(form);
  return Object.fromEntries(
    names.flatMap((name) => (fields.has(name) ? [[name, String(fields.get(name))]] : [])),
  );
}

/** The values of a form that was treated as one of another mode: an address in the field of a number, or vice versa. */
export function valuesIn(values: LoginValues, posted: LoginMode, taken: LoginMode): LoginValues {
  const [from, to] = [loginModeTable[posted].channel, loginModeTable[taken].channel];
  return from === to ? values : { ...values, [from]: '', [to]: values[from] ?? '' };
}
