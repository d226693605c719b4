import { style } from '@vanilla-extract/css';
import { forcedColors, forcedMark, forcedSelection } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const list = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.sm}`,
    fontSize: vars.fontSize.sm,
  }),
);
export const step = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.textMuted,
    selectors: {
      '&[data-state="current"]': { color: color.text, fontWeight: vars.fontWeight.medium },
      '&:not(:last-child)::after': {
        content: '',
        inlineSize: '2rem',
        blockSize: '1px',
        marginInlineStart: space.xxs,
        background: color.control,
      },
    },
    '@media': {
      // If steps wrap, a connecting line would lead nowhere.
      [below('sm')]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } },
      [forcedColors]: { selectors: { '&:not(:last-child)::after': forcedMark } },
    },
  }),
);
export const mark = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state="current"] > &': { background: color.ink, borderColor: color.ink, color: color.onInk },
      '[data-state="done"] > &': { borderColor: color.ink, color: color.text },
    },
    '@media': { [forcedColors]: { selectors: { '[data-state="current"] > &': forcedSelection } } },
  }),
);
