import { inReset } from '@marketfront/ui/styles/layers';
import { globalStyle } from '@vanilla-extract/css';

globalStyle(
  'html',
  // What is scrolled to is below the header.
  inReset({ scrollbarGutter: 'stable', scrollPaddingBlockStart: '9rem' }),
);
globalStyle('body', inReset({ minBlockSize: '100dvb' }));
