import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const form = style(inCommerce({ display: 'grid', gap: space.md }));
export const intro = style(inCommerce({ color: color.textMuted }));
export const tabs = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    padding: space.xxs,
    borderRadius: vars.radius.sm,
    background: color.sunken,
  }),
);
export const tab = style(
  inCommerce({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    minBlockSize: '40px',
    border: '1px solid transparent',
    borderRadius: vars.radius.xs,
    fontSize: fontSize.ui,
    color: color.textMuted,
    textAlign: 'center',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': {
        background: color.surface,
        borderColor: color.line,
        color: color.text,
        fontWeight: vars.fontWeight.medium,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: '2px' } },
      },
    },
  }),
);
export const fields = style(inCommerce({ display: 'grid', gap: space.md }));
export const aside = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.md}`,
    marginBlockStart: `calc(-1 * ${space.snug})`,
    fontSize: fontSize.sm,
  }),
);
export const modeLink = style(
  inCommerce({
    paddingBlock: space.hair,
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    textDecorationColor: color.control,
    ':hover': { textDecorationColor: 'currentColor' },
  }),
);
export const agreement = style(inCommerce({ fontSize: fontSize.sm }));
export const foot = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
    gap: '0.4em',
    fontSize: fontSize.ui,
    color: color.textMuted,
  }),
);
export const footLink = style(inCommerce({ color: color.text, fontWeight: vars.fontWeight.medium }));
export const divider = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    fontSize: fontSize.sm,
    color: color.textMuted,
    selectors: { '&::before, &::after': { content: '', flex: 1, blockSize: '1px', background: color.line } },
  }),
);
export const thirdParty = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space.sm} ${space.lg}`,
  }),
);

/** The same height in every mode, so that tabs and links stay in place; longer forms scroll. */
export const dialog = style(inCommerce({ blockSize: 'min(94dvb, 46rem)', maxBlockSize: 'none' }));
export const split = style(
  inCommerce({
    display: 'grid',
    blockSize: '100%',
    minBlockSize: 0,
    overflow: 'hidden',
    '@media': { [from('md')]: { gridTemplateColumns: '5fr 6fr' } },
  }),
);
export const pictureSide = style(
  inCommerce({
    display: 'none',
    position: 'relative',
    background: color.tile,
    '@media': { [from('md')]: { display: 'block' } },
  }),
);
export const picture = style(
  inCommerce({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }),
);
export const side = style(
  inCommerce({
    position: 'relative',
    overflowY: 'auto',
    padding: `clamp(${space.lg}, 4vw, ${space.xl})`,
    display: 'grid',
    gap: space.lg,
    alignContent: 'start',
  }),
);
/** On its own page: a framed sheet on wide screens, without a frame on a phone. */
export const page = style(
  inCommerce({
    overflowY: 'visible',
    padding: 0,
    '@media': {
      [from('sm')]: {
        padding: space.xl,
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.md,
        background: color.surface,
      },
    },
  }),
);
export const close = style(
  inCommerce({ position: 'absolute', insetBlockStart: space.md, insetInlineEnd: space.md }),
);
export const title = style(inCommerce({ paddingInlineEnd: space.xxl }));
