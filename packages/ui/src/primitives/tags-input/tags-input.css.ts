import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const box = style(inPrimitives({ flexWrap: 'wrap', cursor: 'text' }));
export const tags = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    maxInlineSize: '100%',
    paddingInlineStart: space.xs,
    paddingBlock: space.xxs,
  }),
);
export const input = style(inPrimitives({ flex: '1 1 6rem', inlineSize: 'auto', minBlockSize: '44px' }));
