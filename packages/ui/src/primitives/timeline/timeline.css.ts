import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, radius } = vars;
const markSize = '20px';

export const list = style(inPrimitives({ display: 'grid' }));
export const item = style(
  inPrimitives({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
    columnGap: space.sm,
    paddingBlockEnd: space.lg,
    lineHeight: vars.lineHeight.snug,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&[data-state="next"]': { color: color.textMuted },
      // The line to the next marker.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${markSize} 0`,
        insetInlineStart: `calc(${markSize} / 2 - 1px)`,
        borderInlineStart: `2px solid ${color.line}`,
      },
      '&[data-state="done"]:not(:last-child)::before': { borderInlineStartColor: color.ink },
      '&[data-state="next"]:not(:last-child)::before': { borderInlineStartStyle: 'dashed' },
    },
  }),
);
export const mark = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    inlineSize: markSize,
    blockSize: markSize,
    border: `2px solid ${color.control}`,
    borderRadius: radius.full,
    background: color.bg,
    selectors: {
      '[data-state="done"] > &': { background: color.ink, borderColor: color.ink, color: color.onInk },
      '[data-state="current"] > &': { borderColor: color.ink, borderWidth: '6px' },
      '[data-state="failed"] > &': { borderColor: color.critical, color: color.critical },
    },
  }),
);
export const content = style(inPrimitives({ display: 'grid', gap: space.hair, minInlineSize: 0 }));
export const title = style(
  inPrimitives({
    fontWeight: vars.fontWeight.medium,
    selectors: { '[data-state="failed"] &': { color: color.critical } },
  }),
);
export const time = style(
  inPrimitives({ fontSize: vars.fontSize.sm, color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);
export const detail = style(inPrimitives({ fontSize: vars.fontSize.sm, color: color.textMuted }));
export const media = style(
  inPrimitives({ display: 'flex', flexWrap: 'wrap', gap: space.xs, paddingBlockStart: space.xs }),
);
