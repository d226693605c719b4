import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const notice = style(
  inPrimitives({
    display: 'flex',
    gap: space.sm,
    padding: `${space.roomy} ${space.md}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontSize: vars.fontSize.ui,
    lineHeight: vars.lineHeight.normal,
    color: color.text,
  }),
);
export const tone = styleVariants(
  {
    info: color.infoSoft,
    success: color.successSoft,
    warning: color.warningSoft,
    critical: color.criticalSoft,
  },
  (background) => inPrimitives({ background }),
);
export const icon = styleVariants(
  { info: color.info, success: color.success, warning: color.warning, critical: color.critical },
  (color) => inPrimitives({ color, marginBlockStart: '0.1em' }),
);
export const content = style(inPrimitives({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(inPrimitives({ fontWeight: vars.fontWeight.bold }));
export const actions = style(
  inPrimitives({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.xs }),
);
export const dismiss = style(
  inPrimitives({ marginBlock: `calc(-1 * ${space.snug})`, marginInlineEnd: `calc(-1 * ${space.xs})` }),
);
export const list = style(inPrimitives({ display: 'grid', gap: space.xxs, marginBlockStart: space.xxs }));
export const link = style(inPrimitives({ textDecoration: 'underline', textUnderlineOffset: '0.2em' }));

export const banner = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space.xs} ${space.md}`,
    paddingBlock: space.xs,
    paddingInline: vars.size.content.gutter,
    background: color.ink,
    color: color.onInk,
    vars: { [color.focus]: color.onInk },
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
  }),
);
