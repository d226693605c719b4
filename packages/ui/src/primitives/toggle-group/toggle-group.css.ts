import { style } from '@vanilla-extract/css';
import { forcedColors, forcedSelection } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const group = style(
  inPrimitives({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column' } },
  }),
);
/** A button of a toggle group or a toolbar. */
export const item = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minInlineSize: '36px',
    minBlockSize: '36px',
    paddingInline: space.sm,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    color: color.text,
    selectors: {
      '&:hover': { background: color.sunken },
      '&[data-state="on"]': { background: color.sunken, borderColor: color.control },
      '&:disabled': { color: color.textSubtle, background: 'none', cursor: 'not-allowed' },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-state="on"]': forcedSelection, '&:disabled': { color: 'GrayText' } },
      },
    },
  }),
);
