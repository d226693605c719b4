import { type RefObject, useEffect } from 'react';
import { isTexts } from '../browser/stored.ts';
import { enterValue } from '../forms/index.ts';
import { draftInTab } from './draft.ts';
import { controlsOf, touchedValues } from './touched.ts';

function restore(form: HTMLFormElement, name: string, value: string): void {
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
    const entered = touchedValues(element);
    // What was entered before hydration takes precedence.
    for (const [name, value] of Object.entries(draft.read() ?? {}))
      if (!(name in entered)) restore(element, name, value);
    const keep = () =>
      draft.keep(Object.fromEntries(controlsOf(element).map(({ name, value }) => [name, value])));
    if (Object.keys(entered).length > 0) keep();
    element.addEventListener('input', keep);
    element.addEventListener('change', keep);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('change', keep);
    };
  }, [form, key]);
}
