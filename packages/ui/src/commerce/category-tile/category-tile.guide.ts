import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The way into a category: its picture and its name, one link.',
  do: ['Take pictures of one kind for all tiles of a row.', 'Let the tints alternate.'],
  dont: ['Do not write words into the picture.', 'Do not show more than twelve at once.'],
  keys: { Enter: 'Follows it' },
  parts: { frame: 'The tinted square', count: 'How many things are in it' },
};
