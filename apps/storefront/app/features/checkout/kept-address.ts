import { keepInTab, keptInTab } from '../../state/kept-in-tab.ts';
import { isNumber, isString, isTexts, type Texts } from '../../state/stored.ts';

const key = 'checkoutAddress';

interface KeptAddress {
  readonly preOrderNo: string;
  /** How many addresses the shopper had: one more when it was saved. */
  readonly saved: number;
  readonly values: Texts;
}

const isKept = (value: unknown): value is KeptAddress => {
  const { preOrderNo, saved, values } = (value ?? {}) as Partial<KeptAddress>;
  return isTexts(values) && isString(preOrderNo) && isNumber(saved);
};

/** The address that was typed at a checkout in this tab and is not saved yet. */
export function keptAddress(preOrderNo: string, saved: number): Texts | undefined {
  const kept = keptInTab(key, isKept);
  return kept?.preOrderNo === preOrderNo && kept.saved === saved ? kept.values : undefined;
}

/** Keeps the address that is typed in `frame` in this tab; that of another checkout is forgotten. */
export function keepAddress(frame: Element, preOrderNo: string, saved: number): void {
  const controls = [...frame.querySelectorAll<HTMLInputElement>('input, select')];
  const filled = controls.filter(({ name, type, checked }) => name && (type !== 'checkbox' || checked));
  const values = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  const kept: KeptAddress = { preOrderNo, saved, values };
  keepInTab(key, kept);
}
