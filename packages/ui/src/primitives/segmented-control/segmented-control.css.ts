import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus.css.ts';
import { forcedColors, forcedSelection } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(inPrimitives({ inlineSize: 'fit-content', maxInlineSize: '100%' }));
export const block = style(inPrimitives({ inlineSize: '100%' }));
export const track = style(
  inPrimitives({
    display: 'flex',
    gap: space.hair,
    padding: space.hair,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.sunken,
    overflowX: 'auto',
  }),
);
export const option = style(
  inPrimitives({
    position: 'relative',
    flex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingInline: space.sm,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    color: color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text },
      '&:has(:checked)': {
        background: color.surface,
        borderColor: color.control,
        color: color.text,
      },
      '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-1px' },
      '&:has(:disabled)': { color: color.textSubtle, cursor: 'not-allowed' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
      },
      [forcedColors]: {
        selectors: { '&:has(:checked)': forcedSelection, '&:has(:disabled)': { color: 'GrayText' } },
      },
    },
  }),
);
export const size = styleVariants({
  sm: inPrimitives({ minBlockSize: '32px' }),
  md: inPrimitives({ minBlockSize: '40px' }),
});
