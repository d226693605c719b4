import { globalStyle, style } from '@vanilla-extract/css';
import {
  lineDetail,
  lineLinkHover,
  lineMerchant,
  linePicture,
  linesFrame,
  lineSeparator,
} from '../line-styles.ts';
import { forcedColors, forcedMark } from '../../styles/forced-colors.ts';
import { inCommerce } from '../../styles/layers.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize, lineHeight } = vars;
const pad = `clamp(${space.md}, 3vw, ${space.lg})`;

export const card = style(inCommerce(linesFrame));
export const head = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.lg}`,
    paddingBlock: space.sm,
    paddingInline: pad,
    background: color.sunken,
    fontSize: fontSize.sm,
    color: color.textMuted,
  }),
);
export const number = style(inCommerce({ color: color.text, fontVariantNumeric: 'tabular-nums' }));
export const status = style(inCommerce({ marginInlineStart: 'auto' }));
export const store = style(
  inCommerce({
    ...lineMerchant,
    paddingBlock: `${space.md} 0`,
    paddingInline: pad,
  }),
);
export const line = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    gap: space.md,
    alignItems: 'start',
    paddingBlock: space.md,
    paddingInline: pad,
    lineHeight: lineHeight.snug,
    selectors: lineSeparator,
    // A long price leaves no room beside the name on a phone, so it is below it.
    '@media': {
      [below('sm')]: {
        gridTemplateColumns: '72px minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        rowGap: space.xs,
      },
    },
  }),
);
export const picture = style(
  inCommerce({ ...linePicture, '@media': { [below('sm')]: { gridRow: 'span 2' } } }),
);
export const name = style(inCommerce(lineLinkHover));
export const detail = style(inCommerce(lineDetail));
export const sum = style(
  inCommerce({
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': {
      [below('sm')]: { gridColumn: 2, display: 'flex', alignItems: 'baseline', gap: space.xs },
    },
  }),
);
export const foot = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlock: space.md,
    paddingInline: pad,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
export const total = style(
  inCommerce({ lineHeight: lineHeight.snug, fontSize: fontSize.sm, fontVariantNumeric: 'tabular-nums' }),
);
export const actions = style(
  inCommerce({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginInlineStart: 'auto' }),
);

export const timeline = style(inCommerce({ display: 'grid' }));
export const event = style(
  inCommerce({
    position: 'relative',
    display: 'grid',
    gap: space.hair,
    paddingInlineStart: space.xl,
    paddingBlockEnd: space.lg,
    lineHeight: lineHeight.snug,
    color: color.textMuted,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '4px',
        insetBlockStart: '0.25em',
        inlineSize: '13px',
        blockSize: '13px',
        border: `2px solid ${color.control}`,
        borderRadius: vars.radius.full,
        background: color.bg,
        zIndex: vars.layer.raised,
      },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: '10px',
        insetBlock: '0.5em -0.25em',
        inlineSize: '1px',
        background: color.control,
      },
      '&[data-state="done"], &[data-state="current"]': { color: color.text },
      '&[data-state="done"]::before': { background: color.ink, borderColor: color.ink },
      '&[data-state="current"]::before': { borderColor: color.ink, borderWidth: '4px' },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-state="done"]::before': forcedMark, '&:not(:last-child)::after': forcedMark },
      },
    },
  }),
);
export const eventTitle = style(inCommerce({ fontWeight: vars.fontWeight.medium }));
export const time = style(
  inCommerce({ fontSize: fontSize.sm, color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);
export const progress = style(
  inCommerce({ '@media': { [from('md')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } } }),
);
globalStyle(
  `${progress} > ${event}`,
  inCommerce({
    '@media': {
      [from('md')]: {
        paddingInlineStart: 0,
        paddingInlineEnd: space.md,
        paddingBlock: `calc(${space.lg} + ${space.xxs}) 0`,
      },
    },
  }),
);
globalStyle(
  `${progress} > ${event}::before`,
  inCommerce({ '@media': { [from('md')]: { insetInlineStart: 0, insetBlockStart: 0 } } }),
);
globalStyle(
  `${progress} > ${event}:not(:last-child)::after`,
  inCommerce({
    '@media': {
      [from('md')]: { insetInline: '13px 0', insetBlock: '6px auto', inlineSize: 'auto', blockSize: '1px' },
    },
  }),
);
