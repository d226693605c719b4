import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inControls } from '../../styles/layers.ts';
import { spin } from '../../styles/motion.css.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, size: sizes, fontSize } = vars;
// A loading button keeps its fill: it is busy, not unavailable.
const off = '&:disabled, &[aria-disabled="true"]:not([data-loading])';

export const button = style(
  inControls({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    // Visible in forced colors mode, where backgrounds are removed.
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.tight,
    textAlign: 'center',
    textDecoration: 'none',
    // Breaks only between words, even inside `overflow-wrap: anywhere`: a button never shrinks to single letters.
    overflowWrap: 'break-word',
    WebkitUserSelect: 'none',
    userSelect: 'none',
    selectors: {
      [off]: { cursor: 'not-allowed' },
      '&[data-loading]': { cursor: 'progress' },
    },
    ...whenMotionAllowed({
      transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}, color ${vars.duration.fast}, translate ${vars.duration.fast}`,
      ':active': { translate: '0 1px' },
    }),
  }),
);

const filled = (background: string, hover: string, text: string) =>
  inControls({
    background,
    color: text,
    selectors: {
      '&:hover': { background: hover },
      [off]: { background: color.sunken, color: color.textSubtle, borderColor: color.line },
    },
  });

export const tone = styleVariants({
  primary: filled(color.ink, color.inkHover, color.onInk),
  accent: filled(color.accent, color.accentHover, color.onAccent),
  neutral: inControls({
    background: 'transparent',
    borderColor: color.control,
    color: color.text,
    selectors: {
      '&:hover': { borderColor: color.ink, background: color.sunken },
      [off]: { color: color.textSubtle, borderColor: color.line, background: 'transparent' },
    },
  }),
  critical: inControls({
    background: 'transparent',
    borderColor: color.critical,
    color: color.critical,
    selectors: {
      '&:hover': { background: color.criticalSoft },
      [off]: { color: color.textSubtle, borderColor: color.line, background: 'transparent' },
    },
  }),
  criticalFilled: filled(color.critical, color.critical, color.bg),
  quiet: inControls({
    background: 'transparent',
    color: color.text,
    selectors: {
      '&:hover': { background: color.sunken },
      [off]: { color: color.textSubtle, background: 'transparent' },
    },
  }),
});

export const size = styleVariants({
  sm: inControls({
    minBlockSize: sizes.control.sm,
    paddingBlock: space.xxs,
    paddingInline: space.sm,
    fontSize: fontSize.sm,
  }),
  md: inControls({
    minBlockSize: sizes.control.md,
    paddingBlock: space.xs,
    paddingInline: `calc(${space.sm} + ${space.xs})`,
    fontSize: fontSize.ui,
  }),
  lg: inControls({
    minBlockSize: sizes.control.lg,
    paddingBlock: space.sm,
    paddingInline: space.xl,
    fontSize: fontSize.md,
  }),
});

export const block = style(inControls({ inlineSize: '100%' }));

/** The content of a busy button, which keeps the width of the button. */
export const content = style(inControls({ display: 'inline-flex', gap: 'inherit', opacity: 0 }));

export const spinner = style(
  inControls({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    borderRadius: vars.radius.full,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${spin} 800ms linear infinite` },
      [forcedColors]: { borderBlockStartColor: 'ButtonFace' },
    },
  }),
);
