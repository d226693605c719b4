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
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    gap: space.md,
    paddingBlock: space.cosy,
    borderBlockEnd: `1px solid ${color.line}`,
    fontSize: vars.fontSize.ui,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    '@media': { [from('md')]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
  }),
);
export const term = style(inPrimitives({ color: color.textMuted }));
