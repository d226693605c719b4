import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize, lineHeight } = vars;

export const field = style(
  inPrimitives({
    display: 'flex',
    flexDirection: 'column',
    gap: space.snug,
    minInlineSize: 0,
    inlineSize: '100%',
  }),
);
export const labelRow = style(
  inPrimitives({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.xs,
    fontSize: fontSize.sm,
    lineHeight: lineHeight.snug,
  }),
);
export const label = style(inPrimitives({ fontWeight: vars.fontWeight.medium }));
export const aside = style(inPrimitives({ color: color.textSubtle }));
export const required = style(inPrimitives({ color: color.critical, marginInlineStart: '0.2em' }));

const note = {
  display: 'flex',
  gap: space.snug,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
} as const;
export const hint = style(inPrimitives({ ...note, color: color.textMuted }));
export const error = style(inPrimitives({ ...note, color: color.critical }));
export const errorIcon = style(inPrimitives({ marginBlockStart: '0.1em' }));

/** The box around an input and its slots. */
export const box = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '48px',
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.sm,
    background: color.surface,
    color: color.text,
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:focus-within': { borderColor: color.ink },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
      '&:has([aria-invalid="true"])': {
        borderColor: color.critical,
        boxShadow: `inset 0 0 0 1px ${color.critical}`,
      },
      // A disabled option must not make its select look disabled.
      '&:has(:disabled:not(option, optgroup))': {
        background: color.sunken,
        color: color.textSubtle,
        borderColor: color.line,
      },
    },
    ...whenMotionAllowed({ transition: `border-color ${vars.duration.fast}` }),
  }),
);

export const input = style(
  inPrimitives({
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    alignSelf: 'stretch',
    paddingInline: space.roomy,
    border: 0,
    borderRadius: 'inherit',
    background: 'transparent',
    // Below 16 px, iOS zooms the page on focus.
    fontSize: fontSize.md,
    textOverflow: 'ellipsis',
    selectors: {
      // The box draws the focus ring around the input and its slots.
      '&:focus-visible': { outlineColor: 'transparent', outlineOffset: 0 },
      '&::placeholder': { color: color.textSubtle, opacity: 1 },
      '&:autofill': { boxShadow: `inset 0 0 0 10rem ${color.accentSoft}`, WebkitTextFillColor: color.text },
      '&[type="number"]': { appearance: 'textfield' },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
    },
  }),
);

export const slot = styleVariants({
  start: inPrimitives({ flex: 'none', paddingInlineStart: space.roomy, color: color.textMuted }),
  end: inPrimitives({ flex: 'none', paddingInlineEnd: space.snug, display: 'flex', alignItems: 'center' }),
});
/** An element other than an input that fills the box. */
export const grow = style(inPrimitives({ flex: 1, minInlineSize: 0 }));
