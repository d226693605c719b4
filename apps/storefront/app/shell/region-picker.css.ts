import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** In a row with other items, its texts are truncated, not the row. */
export const root = style({ minInlineSize: 0, maxInlineSize: '100%' });
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: '28px',
  maxInlineSize: '100%',
  paddingInline: space.xs,
  borderRadius: vars.radius.xs,
  color: color.text,
  ':hover': { background: color.tile },
  ':focus-visible': { outlineOffset: '-2px' },
});
export const facts = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const panel = style({ display: 'grid', gap: space.md, inlineSize: '20rem', maxInlineSize: '100%' });
export const part = style({
  display: 'grid',
  gap: space.xs,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.md },
  },
});
