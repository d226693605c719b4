import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const layout = styleVariants({
  rows: inPrimitives({ display: 'grid' }),
  columns: inPrimitives({
    display: 'grid',
    columnGap: space.xl,
    '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' } },
  }),
});
export const row = style(
  inPrimitives({
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 12rem) 1fr',
    gap: space.md,
    paddingBlock: '10px',
    borderBlockEnd: `1px solid ${color.line}`,
    fontSize: '0.9375rem',
    lineHeight: vars.lineHeight.snug,
  }),
);
export const term = style(inPrimitives({ color: color.textMuted }));
