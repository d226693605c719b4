export type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enters a value as a shopper would, so that React and counters notice it. */
export function enterValue(control: TextControl, value: string): void {
  // React overrides `value` on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
