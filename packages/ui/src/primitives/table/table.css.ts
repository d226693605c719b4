import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, forcedSelection } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;
const narrow = below('md');
/** Below this width rows become cards. */
const stacked = (rule: object) => ({ '@media': { [narrow]: { selectors: { '[data-stack] &': rule } } } });

export const region = style(
  inPrimitives({
    maxInlineSize: '100%',
    overflow: 'auto',
    selectors: {
      '&[data-sticky]': { maxBlockSize: 'min(32rem, 80dvh)' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
);
export const table = style(
  inPrimitives({
    inlineSize: '100%',
    fontSize: fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    ...stacked({ display: 'block' }),
  }),
);
export const caption = style(
  inPrimitives({
    paddingBlockEnd: space.sm,
    textAlign: 'start',
    fontSize: fontSize.lg,
    fontWeight: vars.fontWeight.medium,
    ...stacked({ display: 'block' }),
  }),
);
export const spinner = style(inPrimitives({ marginInlineStart: space.xs, verticalAlign: 'middle' }));
export const head = style(inPrimitives({ ...stacked({ display: 'block' }) }));
export const body = style(
  inPrimitives({
    ...stacked({ display: 'grid', gap: space.sm }),
  }),
);
export const headRow = style(
  inPrimitives({
    ...stacked({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.md,
      padding: space.xxs,
    }),
  }),
);
export const row = style(
  inPrimitives({
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: {
      '&[data-selected]': { background: color.accentSoft },
    },
    ...stacked({
      display: 'grid',
      padding: space.sm,
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.md,
      background: color.surface,
    }),
  }),
);
export const cell = style(
  inPrimitives({
    paddingBlock: space.sm,
    paddingInline: space.xs,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'inherit',
    selectors: {
      '&:first-child': { paddingInlineStart: space.sm },
      '&:last-child': { paddingInlineEnd: space.sm },
      '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      'th&': { fontWeight: vars.fontWeight.medium },
    },
    '@media': {
      [below('sm')]: {
        selectors: { '&:not([data-stack] *)': { paddingInline: space.xxs } },
      },
    },
  }),
);
export const bodyCell = style(
  inPrimitives({
    '@media': {
      [narrow]: {
        selectors: {
          '[data-stack] &, [data-stack] &:first-child, [data-stack] &:last-child': {
            display: 'flex',
            justifyContent: 'space-between',
            gap: space.md,
            paddingBlock: space.xxs,
            paddingInline: 0,
            textAlign: 'end',
          },
          '[data-stack] &[data-label]::before': {
            content: 'attr(data-label)',
            flex: 'none',
            maxInlineSize: '50%',
            color: color.textMuted,
            fontWeight: vars.fontWeight.regular,
            textAlign: 'start',
          },
          'th[data-label]&': { fontSize: fontSize.md },
        },
      },
    },
  }),
);
export const headCell = style(
  inPrimitives({
    color: color.textMuted,
    borderBlockEnd: `1px solid ${color.control}`,
    whiteSpace: 'nowrap',
    selectors: {
      '[data-sticky] &': {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: vars.layer.raised,
        background: color.bg,
      },
      '&[aria-sort]:not([aria-sort="none"])': { color: color.text },
    },
    '@media': {
      [narrow]: {
        selectors: {
          '[data-stack] &, [data-stack] &:first-child, [data-stack] &:last-child': {
            display: 'block',
            padding: 0,
            border: 0,
            position: 'static',
          },
          // Buttons are placed beside each value.
          '[data-stack] &:not([aria-sort]):not([data-filter]):not([data-select])': { display: 'none' },
        },
      },
    },
  }),
);
export const sort = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    fontWeight: 'inherit',
    color: 'inherit',
    selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  }),
);
export const filter = style(
  inPrimitives({
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    inlineSize: vars.size.target.min,
    blockSize: vars.size.target.min,
    borderRadius: vars.radius.sm,
    color: color.textMuted,
    selectors: {
      '&:hover': { background: color.sunken, color: color.text },
      '&[data-active]': { background: color.ink, color: color.onInk },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-active]': forcedSelection } } },
  }),
);
export const filterOptions = style(
  inPrimitives({ display: 'grid', gap: space.xs, minInlineSize: '10rem', justifyItems: 'start' }),
);
export const select = style(inPrimitives({ inlineSize: '1px' }));
export const empty = style(
  inPrimitives({
    paddingBlock: space.xl,
    textAlign: 'center',
    color: color.textMuted,
    ...stacked({ display: 'block' }),
  }),
);

// The checkbox cell of a card needs no label before it.
globalStyle(
  `[data-stack] ${select}`,
  inPrimitives({ '@media': { [narrow]: { inlineSize: 'auto', justifyContent: 'flex-start' } } }),
);
