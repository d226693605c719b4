import { style, styleVariants } from '@vanilla-extract/css';
import { inElements } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { fontSize, lineHeight, color, fontWeight, tracking } = vars;

export const size = styleVariants(
  {
    xs: [fontSize.xs, lineHeight.snug],
    sm: [fontSize.sm, lineHeight.snug],
    md: [fontSize.md, lineHeight.normal],
    lg: [fontSize.lg, lineHeight.normal],
    xl: [fontSize.xl, lineHeight.snug],
  },
  ([fontSize, lineHeight]) => inElements({ fontSize, lineHeight }),
);

export const tone = styleVariants(
  {
    default: color.text,
    muted: color.textMuted,
    subtle: color.textSubtle,
    accent: color.accentText,
    sale: color.sale,
    critical: color.critical,
    success: color.success,
    warning: color.warning,
  },
  (color) => inElements({ color }),
);

export const weight = styleVariants(fontWeight, (fontWeight) => inElements({ fontWeight }));

export const numeric = style(inElements({ fontVariantNumeric: 'tabular-nums' }));

const clamp = (lines: number) =>
  inElements({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  });
export const lines = styleVariants({ 1: 1, 2: 2, 3: 3 }, clamp);

export const heading = style(
  inElements({
    fontWeight: fontWeight.medium,
    letterSpacing: tracking.tight,
    color: color.text,
    // A long word wraps instead of widening the page.
    overflowWrap: 'anywhere',
  }),
);
export const headingSize = styleVariants(
  {
    sm: [fontSize.md, lineHeight.snug],
    md: [fontSize.lg, lineHeight.snug],
    lg: [fontSize.xl, lineHeight.snug],
    xl: [fontSize.xxl, lineHeight.tight],
    display: [fontSize.display, lineHeight.tight],
  },
  ([fontSize, lineHeight]) => inElements({ fontSize, lineHeight }),
);
