import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { besideSummary } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const layout = style(
  inCommerce({
    display: 'grid',
    gap: space.lg,
    alignItems: 'start',
    '@media': { [besideSummary]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem', columnGap: space.xl } },
  }),
);
export const main = style(
  inCommerce({
    display: 'grid',
    // Contents that were laid out in a wider window (`content-visibility`) must not widen the column.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    minInlineSize: 0,
  }),
);
export const aside = style(
  inCommerce({
    minInlineSize: 0,
    '@media': { [besideSummary]: { position: 'sticky', insetBlockStart: '9.5rem' } },
  }),
);
