import { styleVariants } from '@vanilla-extract/css';
import { inElements } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, radius: radii } = vars;
const { xxs, xs, sm, md, lg, xl, xxl } = vars.space;
const spaces = { none: '0', xxs, xs, sm, md, lg, xl, xxl };

export const paddingBlock = styleVariants(spaces, (space) => inElements({ paddingBlock: space }));
export const paddingInline = styleVariants(spaces, (space) => inElements({ paddingInline: space }));
export const background = styleVariants({
  none: {},
  page: inElements({ background: color.bg, color: color.text }),
  surface: inElements({ background: color.surface, color: color.text }),
  sunken: inElements({ background: color.sunken, color: color.text }),
  accent: inElements({ background: color.accentSoft, color: color.text }),
  ink: inElements({ background: color.ink, color: color.onInk }),
});
export const border = styleVariants({
  none: {},
  line: inElements({ border: `1px solid ${color.line}` }),
  control: inElements({ border: `1px solid ${color.control}` }),
});
export const radius = styleVariants({
  none: {},
  sm: inElements({ borderRadius: radii.sm }),
  md: inElements({ borderRadius: radii.md }),
  full: inElements({ borderRadius: radii.full }),
});
