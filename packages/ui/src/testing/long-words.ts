import { expect } from 'storybook/test';
import type { Play } from './play.ts';

/** Longer than any line of a phone, without a place to break. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Whatever the words, the component is no wider than the smallest phone. */
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
