import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Progress for something under way with a known end, Meter for a measure within bounds, such as stock left. For waits of unknown length below ten seconds a Spinner or Skeleton says enough.',
  do: [
    'Say in the label what is under way.',
    'Give valueText when a count says more than a percentage: “3 of 5 pictures”.',
    'Take a tone only when the words say the same.',
  ],
  dont: [
    'Do not let the bar go backwards.',
    'Do not use Progress for stock or points, nor Meter for an upload: they are announced differently.',
  ],
  parts: { bar: 'The native progress or meter', label: 'The words', value: 'The value in words' },
};
