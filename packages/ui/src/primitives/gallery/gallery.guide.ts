import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The pictures of one product: a row to swipe, visible thumbnails and a full-screen viewer.',
  do: [
    'Describe in alt what this picture shows that the others do not.',
    'Set index when another variant is selected.',
  ],
  dont: [
    'Do not mix videos or prices into the row.',
    'Do not crop: pictures are square on their background.',
  ],
  keys: {
    Enter: 'Opens the focused picture in the full-screen viewer',
    'Arrow left and right': 'In the viewer: the previous and next picture, mirrored in right-to-left pages',
    'Home and End': 'In the viewer: the first and last picture',
    Escape: 'Closes the viewer',
  },
  parts: {
    zoom: 'In the viewer: the button around the picture, pressed while it is enlarged',
    stage: 'The large picture',
    thumbnails: 'The row of thumbnails',
    thumbnail: 'One thumbnail',
    picture: 'The picture in the viewer',
    place: 'Position and number of pictures, in the viewer',
  },
};
