import { isTexts } from '../../browser/index.ts';
import { draftInTab } from '../../drafts/index.ts';

/**
 * The address that is typed into a form and not saved yet.
 * @param form - Names the form and the saved values when it was opened: after saving, the next form is empty.
 */
export const addressDraft = (form: string) => draftInTab(`address:${form}`, isTexts);

/** Keeps the address that is typed in `frame`. */
export function keepAddress(frame: Element, form: string): void {
  const controls = [...frame.querySelectorAll<HTMLInputElement>('input, select')];
  const filled = controls.filter(({ name, type, checked }) => name && (type !== 'checkbox' || checked));
  addressDraft(form).keep(Object.fromEntries(filled.map(({ name, value }) => [name, value])));
}
