import { style } from '@vanilla-extract/css';
import { inElements } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Marked by font weight, which forced colours keep; a colour would add one more to a list of links. */
export const mark = style(
  inElements({ background: 'none', color: 'inherit', fontWeight: vars.fontWeight.bold }),
);
