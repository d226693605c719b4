import { style } from '@vanilla-extract/css';
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
  inPrimitives({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 }),
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
export const separator = style(inPrimitives({ flex: 'none', color: vars.color.textSubtle }));
