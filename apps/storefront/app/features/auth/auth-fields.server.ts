import { dialCodeOf } from '@marketfront/ui/country-picker';

/** The form's names for what the rules call otherwise. */
const formNames: Readonly<Record<string, string>> = { code: 'captcha', repeatPassword: 'passwordAgain' };

/** A sign-in form as the rules read it: the country becomes its dial code. */
export function readAuthFields(form: FormData): Record<string, string> {
  const input = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const dial = input.country ? dialCodeOf(input.country) : undefined;
  for (const [rule, name] of Object.entries(formNames))
    if (input[name] !== undefined) input[rule] = input[name];
  return { ...input, ...(dial && { countryCode: dial }) };
}

/** Messages by the names of the form's fields. */
export const errorsByField = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([rule, message]) => [formNames[rule] ?? rule, message]));
