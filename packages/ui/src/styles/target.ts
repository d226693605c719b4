import { vars } from '../tokens/contract.css.ts';

const { size, space } = vars;

/**
 * The minimum width of a control (WCAG 2.5.8) whose text may be narrower: a Lao tab may have two letters. The reset
 * sets the minimum height of all controls, but cannot set a width: flex items would then shrink below their words.
 */
export const target = { minInlineSize: size.target.min } as const;

/**
 * A text link, whose line may be lower and whose word may be shorter than the minimum size: enlarges its box without
 * moving anything, because the margin compensates for the padding.
 */
export const textTarget = { padding: space.xxs, margin: `calc(-1 * ${space.xxs})` } as const;
