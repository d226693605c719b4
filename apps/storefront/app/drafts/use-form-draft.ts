import { type RefObject, useEffect } from 'react';
import { isTexts } from '../browser/stored.ts';
import { enterValue, type TextControl } from '../forms/index.ts';
import { draftInTab } from './draft.ts';

/** The fields whose values are kept. Passwords, files and values that the page itself sends are not. */
const kept =
  'textarea, select, input:is([type=text], [type=tel], [type=email], [type=number], [type=radio]:checked, :not([type]))';

const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TextControl>(kept)].filter(({ name }) => name !== '');

function isUntouched(control: TextControl): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected === true;
  }
  return control.value === control.defaultValue;
}

function restore(form: HTMLFormElement, name: string, value: string): void {
  const named = `[name="${CSS.escape(name)}"]`;
  const radio = form.querySelector<HTMLInputElement>(`${named}[type=radio][value="${CSS.escape(value)}"]`);
  if (radio) return radio.checked ? undefined : radio.click();
  const control = controlsOf(form).find((candidate) => candidate.name === name);
  // Values typed before hydration take precedence.
  if (control && control.value !== value && isUntouched(control)) enterValue(control, value);
}

/**
 * Keeps the values of a form in this tab, so that a reload or a visit to another page loses nothing.
 * @param key - Identifies the form and its subject. It changes when the form has been sent, so that the next one is
 * empty.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const draft = draftInTab(key, isTexts);
    for (const [name, value] of Object.entries(draft.read() ?? {})) restore(element, name, value);
    const keep = () =>
      draft.keep(Object.fromEntries(controlsOf(element).map(({ name, value }) => [name, value])));
    // Values may have been typed before hydration.
    if (!controlsOf(element).every(isUntouched)) keep();
    element.addEventListener('input', keep);
    element.addEventListener('change', keep);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('change', keep);
    };
  }, [form, key]);
}
