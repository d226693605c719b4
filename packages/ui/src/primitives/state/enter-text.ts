/**
 * Changes the text of an input like typing. React reacts to the input event after the native setter, so a controlled
 * parent is notified too.
 */
export function enterText(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
