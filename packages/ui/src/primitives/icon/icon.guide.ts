import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Lines of 1.5 on a grid of 24, in the colour of the text around them.',
  do: [
    'Let it stand beside words; then it needs no title.',
    'Give it a title where it says something alone.',
    'Take 16 in small text, 20 in buttons, 24 and more on its own.',
  ],
  dont: [
    'Do not use an arrow to say something else than a direction.',
    'Do not add icons from other sets: weights and corners would differ.',
  ],
};
