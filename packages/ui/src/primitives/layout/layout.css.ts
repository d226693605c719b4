import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { none, ...spaces } = { none: '0', ...vars.space };

export const stack = style(inPrimitives({ display: 'flex', flexDirection: 'column' }));
export const inline = style(inPrimitives({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }));
export const noWrap = style(inPrimitives({ flexWrap: 'nowrap' }));
export const grid = style(inPrimitives({ display: 'grid' }));

export const gap = styleVariants({ none, ...spaces }, (value) => inPrimitives({ gap: value }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
  (alignItems) => inPrimitives({ alignItems }),
);
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => inPrimitives({ justifyContent }),
);

export const gridMin = styleVariants({ sm: '10rem', md: '15rem', lg: '20rem', card: '17.5rem' }, (minimum) =>
  inPrimitives({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))` }),
);

export const container = style(
  inPrimitives({ inlineSize: '100%', marginInline: 'auto', paddingInline: vars.size.content.gutter }),
);
export const containerWidth = styleVariants(
  { text: '42rem', narrow: vars.size.content.narrow, wide: vars.size.content.wide },
  (width) => inPrimitives({ maxInlineSize: `calc(${width} + 2 * ${vars.size.content.gutter})` }),
);
