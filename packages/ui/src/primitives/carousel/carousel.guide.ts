import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A few campaigns that share one area. It scrolls without JavaScript; dots and arrows are added on the client.',
  do: [
    'Put the most important slide first: most visitors see no other.',
    'Use at most five slides.',
    'Give each slide one link and one message.',
  ],
  dont: [
    'Do not use it for content that is available nowhere else.',
    'Do not advance automatically more often than every five seconds.',
  ],
  keys: {
    Tab: 'Moves through the controls, then the row and the links of the slides',
    'Arrow keys': 'Scroll the row when it has focus (browser behaviour)',
    'Enter or Space': 'Activates the focused dot, arrow or pause button',
  },
  parts: {
    track: 'The scrolling row',
    slide: 'One slide',
    controls: 'Arrows, dots and pause button',
    dot: 'The button of one slide',
  },
};
