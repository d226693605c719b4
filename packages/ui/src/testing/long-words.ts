import { expect } from 'storybook/test';
import type { Play } from './play.ts';

/** A word that is longer than any line on a phone and has no break opportunity. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** The component is no wider than the smallest phone, whatever the words. */
export const fitsSmallestPhone: Play = async ({ canvasElement }) => {
  const width = 288;
  canvasElement.style.inlineSize = `${width}px`;
  try {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(width);
  } finally {
    // The next story is shown in the same element.
    canvasElement.style.inlineSize = '';
  }
};
