import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The pictures of one product: a row to swipe, all thumbnails in sight, and a viewer on the whole screen.',
  do: [
    'Describe in alt what this picture shows that the others do not.',
    'Set index when another variant is chosen.',
  ],
  dont: ['Do not mix videos or prices into the row.', 'Do not crop: pictures are square on their tile.'],
  keys: {
    Enter: 'Opens the picture in focus on the whole screen',
    'Arrow left and right': 'In the viewer: the picture before and after, along the reading direction',
    'Home and End': 'In the viewer: the first and the last picture',
    Escape: 'Closes the viewer',
  },
  parts: {
    stage: 'The large picture',
    thumbnails: 'The row of small pictures',
    thumbnail: 'One small picture',
    picture: 'The picture in the viewer',
    place: 'Which picture of how many, in the viewer',
  },
};
