import { inReset } from '@marketfront/ui/styles/layers';
import { globalStyle } from '@vanilla-extract/css';

globalStyle(
  'html',
  // Scroll targets and the focused element stay below the header and above a bar at the window's end (WCAG 2.4.11).
  inReset({ scrollbarGutter: 'stable', scrollPaddingBlock: '9rem 6rem' }),
);
globalStyle('body', inReset({ minBlockSize: '100dvb' }));
