'use client';
import { useEffect, type RefObject } from 'react';

const choices = 'select, input:is([type=radio], [type=checkbox])';

/** How to tell React of the choice, as if it were made now; nothing where it is the one of the HTML. */
function earlyChoice(control: Element): (() => void) | undefined {
  // Only the HTML of the server has attributes for what it has chosen.
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
  // Of radio buttons, the one that is chosen says it for all.
  if (control.type === 'radio' && !checked) return undefined;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

/**
 * What was chosen in the HTML of the server before React took it over counts: React leaves it as it is, and knows nothing
 * of it.
 * @param root - A select, a radio button or a checkbox, or what contains some.
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
        tell();
        // The next one may build on what this one has changed.
        await new Promise((rendered) => setTimeout(rendered));
      }
    };
    if (early.length > 0) void tellAll();
  }, [root]);
}
