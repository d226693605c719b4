import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Exactly one of two to five short choices that takes effect at once: a view, a period, a unit.',
  do: [
    'Keep the labels to one or two words.',
    'Use block in a narrow column, so that all choices are equally wide.',
  ],
  dont: [
    'Do not use it for panels of content: use TabPanels.',
    'Do not use it for more than five choices: use Select or RadioGroup.',
  ],
  keys: {
    Tab: 'Moves to the chosen option, then out of the group',
    'Arrow keys': 'Choose the next or previous option',
  },
  parts: { track: 'The frame around the options', option: 'One option', input: 'Its radio button' },
};
