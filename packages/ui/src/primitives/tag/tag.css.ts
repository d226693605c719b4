import { style } from '@vanilla-extract/css';
import { forcedColors, forcedSelection } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const tag = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    maxInlineSize: '100%',
    minBlockSize: '34px',
    paddingInline: space.roomy,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    color: color.text,
    selectors: {
      'a&:hover, button&:hover': { borderColor: color.ink },
      '&[aria-current], &[aria-pressed="true"]': {
        background: color.ink,
        borderColor: color.ink,
        color: color.onInk,
      },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[aria-current], &[aria-pressed="true"]': forcedSelection } },
    },
  }),
);
/** Only on the text: on the tag itself, Firefox breaks words that would fit. */
export const text = style(inPrimitives({ overflowWrap: 'anywhere' }));
export const remove = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineEnd: `calc(-1 * ${space.xs})`,
    borderRadius: vars.radius.full,
    ':hover': { background: color.sunken },
    // Inside the button, because the text is beside it.
    ':focus-visible': { outlineOffset: '-2px' },
  }),
);
