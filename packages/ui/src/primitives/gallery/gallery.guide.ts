import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The pictures of one product: a row to swipe, visible thumbnails and a full-screen viewer. A picture may stand for a video or for a turn of the product.',
  examples: ['Several', 'VideoAndTurn'],
  do: [
    'Describe in alt what this picture shows that the others do not.',
    'Set index when another variant is selected.',
    'Put the turn and the video behind the pictures, so that the first picture stays the first.',
    'Give a video captions when it has speech.',
    'Take 24 to 36 pictures for a turn, with a camera that stands still.',
  ],
  dont: [
    'Do not mix prices into the row.',
    'Do not show the turn of one colour when another is chosen.',
    'Do not crop: pictures are square on their background.',
  ],
  keys: {
    Enter: 'Opens the focused picture in the full-screen viewer',
    'Arrow left and right': 'In the viewer: the previous and next picture, mirrored in right-to-left pages',
    'Home and End': 'In the viewer: the first and last picture',
    Escape: 'Closes the viewer',
    'Arrow keys on a turn': 'Turn the product by one picture, also in the viewer; Page Up and Down by four',
    'Home and End on a turn': 'The first and the last picture of the turn',
  },
  parts: {
    zoom: 'In the viewer: the button around the picture, pressed while it is enlarged',
    stage: 'The large picture',
    track: 'The scrolling row of pictures',
    thumbnails: 'The row of thumbnails',
    thumbnail: 'One thumbnail',
    picture: 'The picture in the viewer',
    mark: 'On a thumbnail: that it leads to a video or a turn',
    video: 'The video',
    failure: 'The words over a video that cannot be played',
    turn: 'The frame around a turn',
    frame: 'The visible picture of a turn',
    progress: 'What is said over a turn: how much has arrived, what failed, how to turn it',
    place: 'Position and number of pictures, in the viewer',
  },
};
