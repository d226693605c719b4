import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const root = style(
  inPrimitives({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: space.xxxl,
    paddingInline: space.md,
    textAlign: 'center',
  }),
);
export const icon = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '6rem',
    blockSize: '6rem',
    marginBlockEnd: space.xs,
    borderRadius: vars.radius.full,
    background: vars.color.tile,
    color: vars.color.textMuted,
  }),
);
export const description = style(inPrimitives({ maxInlineSize: '32rem', color: vars.color.textMuted }));
export const actions = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.xs,
    marginBlockStart: space.sm,
  }),
);
