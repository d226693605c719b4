import { type RefObject, useEffect } from 'react';
import { isTexts } from '../browser/stored.ts';
import { enterValue } from '../forms/index.ts';
import { draftInTab } from './draft.ts';
import { controlsOf, isUntouched, touchedValues } from './touched.ts';

/** Values typed before hydration take precedence. */
function restore(form: HTMLFormElement, name: string, value: string): void {
  if (name in touchedValues(form)) return;
  const named = `[name="${CSS.escape(name)}"]`;
  const radio = form.querySelector<HTMLInputElement>(`${named}[type=radio][value="${CSS.escape(value)}"]`);
  if (radio) return radio.checked ? undefined : radio.click();
  const control = controlsOf(form).find((candidate) => candidate.name === name);
  if (control && control.value !== value) enterValue(control, value);
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
