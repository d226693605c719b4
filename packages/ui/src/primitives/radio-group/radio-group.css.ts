import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const legend = style(
  inPrimitives({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium, marginBlockEnd: space.xs }),
);
export const error = style(inPrimitives({ marginBlockStart: space.sm }));
export const layout = styleVariants({
  list: inPrimitives({ display: 'grid', gap: space.sm }),
  cards: inPrimitives({ display: 'grid', gap: space.xs }),
  inline: inPrimitives({ display: 'flex', flexWrap: 'wrap', gap: space.lg }),
});
export const option = style(
  inPrimitives({
    display: 'flex',
    gap: space.sm,
    alignItems: 'center',
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textSubtle } },
  }),
);
export const card = style(
  inPrimitives({
    paddingBlock: space.roomy,
    paddingInline: space.md,
    minBlockSize: '60px',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    selectors: {
      '&:hover': { borderColor: color.control },
      '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&:has(:disabled)': { background: color.sunken },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderWidth: '3px' } } } },
  }),
);
export const text = style(inPrimitives({ flex: 1, minInlineSize: 0, display: 'grid', gap: space.hair }));
export const title = style(
  inPrimitives({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug }),
);
export const description = style(
  inPrimitives({ fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug, color: color.textMuted }),
);
export const media = style(
  inPrimitives({ flex: 'none', display: 'flex', alignItems: 'center', gap: space.xxs }),
);
