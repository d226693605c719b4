import { createVar, style } from '@vanilla-extract/css';
import { heartPath } from '../../primitives/icon/paths.ts';
import { forcedColors, forcedMark } from '../../styles/forced-colors.ts';
import { iconMark, iconMask } from '../../styles/icon-mask.ts';
import { inCommerce } from '../../styles/layers.ts';

const shape = createVar();

/** The heart is not a separate element: a list would have two hundred of them. */
export const heart = style(
  inCommerce({
    vars: { [shape]: iconMask(heartPath) },
    '::before': iconMark(shape, '1.25rem'),
    selectors: { '&[aria-pressed="true"]': { vars: { [shape]: iconMask(heartPath, { filled: true }) } } },
    '@media': { [forcedColors]: { '::before': forcedMark } },
  }),
);
