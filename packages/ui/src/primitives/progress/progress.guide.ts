import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Progress shows a running task with a known end; Meter shows a measurement within a range, such as remaining stock. For short waits of unknown length use Spinner or Skeleton.',
  do: [
    'Name the running task in the label.',
    'Set valueText where a count is clearer than a percentage: “3 of 5 pictures”.',
    'Use a tone only when the text says the same.',
  ],
  dont: [
    'Do not let the value decrease.',
    'Do not use Progress for stock or points, or Meter for an upload: screen readers announce them differently.',
  ],
  parts: { bar: 'The native progress or meter element', label: 'The label', value: 'The value as text' },
};
