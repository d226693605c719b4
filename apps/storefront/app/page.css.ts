import { inReset } from '@marketfront/ui/styles/layers';
import { globalStyle } from '@vanilla-extract/css';

globalStyle(
  'html',
  // What is scrolled to, and what has the focus, is below the header and above a bar at the end of the window (WCAG 2.4.11).
  inReset({ scrollbarGutter: 'stable', scrollPaddingBlock: '9rem 6rem' }),
);
globalStyle('body', inReset({ minBlockSize: '100dvb' }));
