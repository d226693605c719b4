import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A link to a category, with its picture and name.',
  do: ['Use pictures of one style for all tiles of a row.', 'Alternate the tints.'],
  dont: ['Do not put text into the picture.', 'Do not show more than twelve at once.'],
  keys: { Enter: 'Follows the link' },
  parts: { frame: 'The tinted square', count: 'The number of products' },
};
