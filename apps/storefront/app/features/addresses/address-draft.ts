import { isTexts } from '../../browser/index.ts';
import { draftInTab } from '../../drafts/index.ts';

/**
 * The draft of an address form that is not saved yet.
 * @param form - Identifies the form and the saved values at the time when it was opened: after saving, the next form is
 * empty.
 */
export const addressDraft = (form: string) => draftInTab(`address:${form}`, isTexts);

/** Stores the address that is typed in `frame`. */
export function keepAddress(frame: Element, form: string): void {
  const controls = [...frame.querySelectorAll<HTMLInputElement>('input, select')];
  const filled = controls.filter(({ name, type, checked }) => name && (type !== 'checkbox' || checked));
  addressDraft(form).keep(Object.fromEntries(filled.map(({ name, value }) => [name, value])));
}
