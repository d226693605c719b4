import { styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, radius: radii } = vars;
const { xxs, xs, sm, md, lg, xl, xxl } = vars.space;
const spaces = { none: '0', xxs, xs, sm, md, lg, xl, xxl };

export const paddingBlock = styleVariants(spaces, (space) => inPrimitives({ paddingBlock: space }));
export const paddingInline = styleVariants(spaces, (space) => inPrimitives({ paddingInline: space }));
export const background = styleVariants({
  none: {},
  page: inPrimitives({ background: color.bg, color: color.text }),
  surface: inPrimitives({ background: color.surface, color: color.text }),
  sunken: inPrimitives({ background: color.sunken, color: color.text }),
  accent: inPrimitives({ background: color.accentSoft, color: color.text }),
  ink: inPrimitives({ background: color.ink, color: color.onInk }),
});
export const border = styleVariants({
  none: {},
  line: inPrimitives({ border: `1px solid ${color.line}` }),
  control: inPrimitives({ border: `1px solid ${color.control}` }),
});
export const radius = styleVariants({
  none: {},
  sm: inPrimitives({ borderRadius: radii.sm }),
  md: inPrimitives({ borderRadius: radii.md }),
  full: inPrimitives({ borderRadius: radii.full }),
});
