import { style } from '@vanilla-extract/css';
import { forcedColors, forcedMark } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const list = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
export const item = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    selectors: {
      // A chevron towards the next level.
      '&:not(:last-child)::after': {
        content: '',
        flex: 'none',
        inlineSize: '1rem',
        blockSize: '1rem',
        background: vars.color.textSubtle,
        clipPath: 'polygon(42% 23%, 69% 50%, 42% 77%, 37% 73%, 60% 50%, 37% 27%)',
      },
      '[dir=rtl] &::after': { scale: '-1 1' },
    },
    '@media': { [forcedColors]: { selectors: { '&:not(:last-child)::after': forcedMark } } },
  }),
);
/** A very long name must not fill the screen above its page. */
export const label = style(
  inPrimitives({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minInlineSize: 0,
  }),
);
export const link = style(
  inPrimitives({
    paddingBlock: vars.space.xxs,
    ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  }),
);
