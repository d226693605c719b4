import type { TextControl } from '../forms/index.ts';

/** The fields whose values are kept. Passwords, files and values that the page itself sends are not. */
const kept =
  'textarea, select, input:is([type=text], [type=tel], [type=email], [type=number], [type=radio]:checked, :not([type]))';

export const controlsOf = (form: HTMLFormElement): TextControl[] =>
  [...form.querySelectorAll<TextControl>(kept)].filter(({ name }) => name !== '');

/** Whether a field has the value of its HTML. */
function isUntouched(control: TextControl): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected === true;
  }
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

/** The values, by name, that were typed or chosen in the HTML of a form, also before hydration. */
export const touchedValues = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isUntouched(control))
      .map(({ name, value }) => [name, value]),
  );
