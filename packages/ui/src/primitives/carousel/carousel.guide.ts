import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A few campaigns that share one place. It scrolls without script; dots and arrows come with it.',
  do: [
    'Put the most important slide first: most people see no other.',
    'Keep to five slides at most.',
    'Give each slide one link and one message.',
  ],
  dont: ['Do not put content here that is nowhere else.', 'Do not turn faster than every five seconds.'],
  keys: {
    Tab: 'Goes through the slides’ own links, then the controls',
    'Arrow keys': 'Scroll the row when it has the focus (the browser does it)',
    'Enter or Space': 'Presses the dot, arrow or pause in focus',
  },
  parts: {
    track: 'The row that scrolls',
    slide: 'One slide',
    controls: 'Arrows, dots and pause',
    dot: 'The button of one slide',
  },
};
