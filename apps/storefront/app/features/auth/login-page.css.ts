import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const wideScreen = '(min-width: 1024px)';

export const panel = style({ maxInlineSize: 460, marginInline: 'auto', paddingBlockEnd: vars.space.md });

/** The picture next to the form, on wide screens; wide enough that a form of usual height does not crop it. */
export const withPicture = style([
  panel,
  {
    '@media': {
      [wideScreen]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 4fr) minmax(26rem, 3fr)',
        gap: vars.space.xl,
        maxInlineSize: 1072,
        minBlockSize: 640,
      },
    },
  },
]);
export const picture = style({
  display: 'none',
  '@media': {
    [wideScreen]: {
      display: 'block',
      position: 'relative',
      overflow: 'hidden',
      borderRadius: vars.radius.md,
      background: vars.color.tile,
    },
  },
});
export const pictureImage = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

/** The width of the form. */
export const wide = style({ inlineSize: '100%' });
