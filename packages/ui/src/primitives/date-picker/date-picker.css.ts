import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** The button opens our calendar; without script the browser has its own. */
const withButton = '(scripting: enabled)';

export const input = style(
  inPrimitives({
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [withButton]: { selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } } },
    },
  }),
);
export const button = style(
  inPrimitives({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: '44px',
    alignSelf: 'stretch',
    borderRadius: vars.radius.sm,
    color: color.textMuted,
    ':hover': { color: color.text },
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-disabled="true"]': { color: color.textSubtle, cursor: 'not-allowed' },
    },
  }),
);
export const legend = style(
  inPrimitives({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium, marginBlockEnd: space.xs }),
);
export const range = style(
  inPrimitives({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    gap: space.sm,
    alignItems: 'end',
  }),
);
export const error = style(inPrimitives({ marginBlockStart: space.xs }));
