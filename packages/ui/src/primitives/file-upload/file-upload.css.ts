import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, radius } = vars;

export const root = style(inPrimitives({ display: 'grid', gap: space.xs }));
export const drop = style(
  inPrimitives({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space.xxs,
    padding: space.md,
    border: `1px dashed ${color.control}`,
    borderRadius: radius.md,
    background: color.surface,
    textAlign: 'center',
    selectors: {
      '&:hover, &[data-over]': { borderColor: color.ink, background: color.sunken },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&:has(:disabled)': { color: color.textSubtle, background: color.sunken, borderColor: color.line },
      '&[hidden]': { display: 'none' },
    },
  }),
);
export const input = style(
  inPrimitives({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' }),
);
export const quiet = style(inPrimitives({ fontSize: vars.fontSize.sm, color: color.textMuted }));
export const list = style(inPrimitives({ display: 'grid', gap: space.xs }));
export const file = style(
  inPrimitives({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.sm,
    rowGap: space.xxs,
    minBlockSize: '52px',
    paddingInline: `${space.md} ${space.xs}`,
    paddingBlock: space.xs,
    border: `1px solid ${color.line}`,
    borderRadius: radius.sm,
    background: color.surface,
    selectors: { '&[data-state="failed"]': { borderColor: color.critical } },
  }),
);
export const name = style(inPrimitives({ overflowWrap: 'anywhere', lineHeight: vars.lineHeight.snug }));
export const wide = style(inPrimitives({ gridColumn: '1 / -1' }));
export const failure = style(
  inPrimitives({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    fontSize: vars.fontSize.sm,
    color: color.critical,
  }),
);
