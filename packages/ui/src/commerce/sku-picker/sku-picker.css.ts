import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const picker = style(
  inCommerce({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }),
);
export const legend = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    marginBlockEnd: space.xs,
    overflowWrap: 'anywhere',
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
  }),
);
export const name = style(inCommerce({ fontWeight: vars.fontWeight.medium }));
export const chosen = style(inCommerce({ color: color.textMuted }));
export const values = style(inCommerce({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));

/** Only on the text: on the value itself, Firefox breaks words that would fit. */
export const text = style(inCommerce({ overflowWrap: 'anywhere' }));
export const value = style(
  inCommerce({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '52px',
    maxInlineSize: '100%',
    minBlockSize: '44px',
    paddingInline: space.roomy,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.sm,
    background: color.surface,
    fontSize: vars.fontSize.ui,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&[data-unavailable]': { borderStyle: 'dashed', color: color.textSubtle },
      // A diagonal line that is also visible on a picture.
      '&[data-unavailable]::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        background: `linear-gradient(to top left, transparent calc(50% - 0.75px), ${color.control} calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 0.75px))`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { borderWidth: '3px', borderColor: 'Highlight' },
          '&[data-unavailable]::after': { forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
export const pictured = style(
  inCommerce({
    flexDirection: 'column',
    padding: space.xxs,
    inlineSize: '64px',
    minInlineSize: 0,
    borderColor: color.line,
    borderRadius: vars.radius.inset,
  }),
);
export const picture = style(inCommerce({ borderRadius: vars.radius.xs }));
export const difference = style(
  inCommerce({
    marginInlineStart: space.xs,
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${pictured} > &`]: { marginInlineStart: 0 } },
  }),
);
export const note = style(
  inCommerce({ marginBlockStart: space.xs, fontSize: vars.fontSize.sm, color: color.warning }),
);
