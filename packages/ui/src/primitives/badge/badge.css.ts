import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const badge = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.hair,
    border: '1px solid transparent',
    borderRadius: vars.radius.xs,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    whiteSpace: 'nowrap',
  }),
);
export const soft = styleVariants(
  {
    neutral: [color.sunken, color.textMuted],
    accent: [color.accentSoft, color.accentText],
    sale: [color.criticalSoft, color.sale],
    success: [color.successSoft, color.success],
    warning: [color.warningSoft, color.warning],
    critical: [color.criticalSoft, color.critical],
    info: [color.infoSoft, color.info],
  },
  ([background, text]) => inPrimitives({ background, color: text }),
);
export const solid = styleVariants(
  {
    neutral: [color.ink, color.onInk],
    accent: [color.accent, color.onAccent],
    sale: [color.sale, color.onSale],
    success: [color.success, color.bg],
    warning: [color.warning, color.bg],
    critical: [color.critical, color.bg],
    info: [color.info, color.bg],
  },
  ([background, text]) => inPrimitives({ background, color: text }),
);
export const count = style(
  inPrimitives({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.25rem',
    minBlockSize: '1.25rem',
    paddingInline: vars.space.snug,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    background: color.accent,
    color: color.onAccent,
    fontSize: vars.fontSize.micro,
    fontWeight: vars.fontWeight.bold,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  }),
);
