'use client';
import { useEffect, type RefObject } from 'react';

const choices = 'select, input:is([type=radio], [type=checkbox])';

/** Returns a function that repeats the choice for React; undefined when it equals the choice in the HTML. */
function earlyChoice(control: Element): (() => void) | undefined {
  // Only the HTML of the server has attributes for its choice.
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    const given = [...control.options].find((option) => option.hasAttribute('selected'));
    if (!given || given.selected) return undefined;
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (!(control instanceof HTMLInputElement) || control.checked === control.defaultChecked) return undefined;
  const { checked } = control;
  // Of several radio buttons, only the chosen one reports.
  if (control.type === 'radio' && !checked) return undefined;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

/**
 * Applies choices that were made in the HTML of the server before hydration: React keeps them in the page, but does not
 * notice them.
 * @param root - A select, a radio button or a checkbox, or an element that contains some.
 */
export function useEarlyChoices(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const early = [current, ...current.querySelectorAll(choices)]
      .map(earlyChoice)
      .filter((tell) => tell !== undefined);
    const tellAll = async () => {
      for (const tell of early) {
        // Not in the effect, where React does not render the change before the next one and resets the choice until then:
        // the next one, also of another control, may depend on it.
        await new Promise((rendered) => setTimeout(rendered));
        tell();
      }
    };
    if (early.length > 0) void tellAll();
  }, [root]);
}
