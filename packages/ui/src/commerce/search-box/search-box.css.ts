import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const root = style(inCommerce({ position: 'relative', inlineSize: '100%' }));
export const box = style(
  inCommerce({
    display: 'flex',
    alignItems: 'stretch',
    blockSize: '48px',
    '@media': { [below('md')]: { blockSize: '44px' } },
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.full,
    background: color.surface,
    selectors: {
      '&:hover, &:focus-within': { borderColor: color.ink },
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    },
  }),
);
export const typeFrame = style(
  inCommerce({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    selectors: {
      '&::after': {
        content: '',
        alignSelf: 'center',
        inlineSize: '1px',
        blockSize: '20px',
        background: color.line,
      },
    },
  }),
);
export const type = style(
  inCommerce({
    appearance: 'none',
    blockSize: '100%',
    paddingInline: `${space.md} ${space.xl}`,
    border: 0,
    borderStartStartRadius: vars.radius.full,
    borderEndStartRadius: vars.radius.full,
    background: 'transparent',
    fontSize: fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    // Below 16 px, iOS zooms the page when the control gets the focus.
    '@media': { [below('md')]: { fontSize: fontSize.md } },
    ':focus-visible': { outlineOffset: '-3px' },
  }),
);
export const chevron = style(
  inCommerce({ position: 'absolute', insetInlineEnd: '10px', insetBlock: 0, marginBlock: 'auto' }),
);
export const input = style(
  inCommerce({
    flex: 1,
    minInlineSize: 0,
    paddingInline: space.roomy,
    border: 0,
    background: 'transparent',
    fontSize: fontSize.md,
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outlineColor: 'transparent', outlineOffset: 0 },
      '&::placeholder': { color: color.textSubtle, opacity: 1 },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
  }),
);
export const submit = style(
  inCommerce({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '48px',
    margin: space.xxs,
    borderRadius: vars.radius.full,
    background: color.ink,
    color: color.onInk,
    border: '1px solid transparent',
    ':hover': { background: color.inkHover },
  }),
);
export const clear = style(inCommerce({ alignSelf: 'center' }));
export const panel = style(
  inCommerce({
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space.xs})`,
    insetInline: 0,
    zIndex: vars.layer.header,
    maxBlockSize: 'min(32rem, 70dvb)',
    overflowY: 'auto',
    padding: space.sm,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    boxShadow: vars.shadow.float,
  }),
);
