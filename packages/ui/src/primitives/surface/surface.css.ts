import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const surface = style(inPrimitives({ borderRadius: vars.radius.md }));
export const kind = styleVariants({
  card: inPrimitives({ background: color.surface, border: `1px solid ${color.line}` }),
  panel: inPrimitives({ background: color.sunken, border: '1px solid transparent' }),
});
export const padding = styleVariants({ none: '0', sm: space.md, md: space.lg, lg: space.xl }, (padding) =>
  inPrimitives({ padding }),
);
export const divider = style(
  inPrimitives({ border: 0, borderBlockStart: `1px solid ${color.line}`, inlineSize: '100%' }),
);
