import { keepInTab, keptInTab } from '../../state/kept-in-tab.ts';
import { isString, isTexts, type Texts } from '../../state/stored.ts';

const key = 'typedAddress';

interface KeptAddress {
  readonly form: string;
  readonly values: Texts;
}

const isKept = (value: unknown): value is KeptAddress => {
  const { form, values } = (value ?? {}) as Partial<KeptAddress>;
  return isString(form) && isTexts(values);
};

/**
 * The address that was typed in this tab and is not saved yet.
 * @param form - Names the form and what was saved when it was opened: after saving, the next form is empty.
 */
export function keptAddress(form: string): Texts | undefined {
  const kept = keptInTab(key, isKept);
  return kept?.form === form ? kept.values : undefined;
}

/** Keeps the address that is typed in `frame` in this tab; that of another form is forgotten. */
export function keepAddress(frame: Element, form: string): void {
  const controls = [...frame.querySelectorAll<HTMLInputElement>('input, select')];
  const filled = controls.filter(({ name, type, checked }) => name && (type !== 'checkbox' || checked));
  const values = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  const kept: KeptAddress = { form, values };
  keepInTab(key, kept);
}

/** For a form that is left on purpose. */
export const forgetAddress = (): void => keepInTab(key, null);
