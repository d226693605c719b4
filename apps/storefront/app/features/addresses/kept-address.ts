import { keepInTab, keptInTab } from '../../state/kept-in-tab.ts';
import { isTexts, type Texts } from '../../state/stored.ts';

const keyOf = (form: string) => `address:${form}`;

/**
 * The address that was typed into a form in this tab and is not saved yet.
 * @param form - Names the form and what was saved when it was opened: after saving, the next form is empty.
 */
export const keptAddress = (form: string): Texts | undefined => keptInTab(keyOf(form), isTexts);

/** Keeps the address that is typed in `frame` in this tab. */
export function keepAddress(frame: Element, form: string): void {
  const controls = [...frame.querySelectorAll<HTMLInputElement>('input, select')];
  const filled = controls.filter(({ name, type, checked }) => name && (type !== 'checkbox' || checked));
  keepInTab(keyOf(form), Object.fromEntries(filled.map(({ name, value }) => [name, value])));
}

/** For a form that is left on purpose. */
export const forgetAddress = (form: string): void => keepInTab(keyOf(form), null);
