export type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enters a value as a shopper does, so that React and counters see it. */
export function enterValue(control: TextControl, value: string): void {
  // React overrides `value` of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
