import { style } from '@vanilla-extract/css';
import { chevronDownPath } from '../icon/paths.ts';
import { forcedColors, forcedMark } from '../../styles/forced-colors.ts';
import { iconMark, iconMask } from '../../styles/icon-mask.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const tree = style(inPrimitives({ display: 'grid', fontSize: vars.fontSize.ui }));
export const group = style(
  inPrimitives({
    display: 'grid',
    marginInlineStart: space.sm,
    paddingInlineStart: space.xs,
    borderInlineStart: `1px solid ${color.line}`,
  }),
);
export const item = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    inlineSize: '100%',
    minBlockSize: '36px',
    paddingInline: space.xxs,
    borderRadius: vars.radius.sm,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.sunken },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&:is([aria-selected="true"], [aria-current])': { fontWeight: vars.fontWeight.medium },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&:is([aria-selected="true"], [aria-current])': { color: 'Highlight' } },
      },
    },
  }),
);
/** Keeps its space if there is nothing to open, so that the texts of a level are aligned. */
export const toggle = style(
  inPrimitives({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    color: color.textSubtle,
    selectors: {
      '[aria-expanded] > &::before': iconMark(iconMask(chevronDownPath), '1rem'),
      '[aria-expanded="false"] > &': { rotate: '-90deg' },
      '[dir="rtl"] [aria-expanded="false"] > &': { rotate: '90deg' },
    },
    '@media': { [forcedColors]: { selectors: { '[aria-expanded] > &::before': forcedMark } } },
  }),
);
