import { vars } from '../tokens/contract.css.ts';

const { size, space } = vars;

/**
 * The least width of a control (WCAG 2.5.8), where its text alone may be narrower: that of a tab is two letters in Lao. Every
 * control has the least height from the reset, which cannot set a width: flex items would then shrink below their words.
 */
export const target = { minInlineSize: size.target.min } as const;

/**
 * A link of text, whose line may be lower and whose word may be shorter than the least size: enlarges its box without moving
 * anything, because the margin takes back what the padding adds.
 */
export const textTarget = { padding: space.xxs, margin: `calc(-1 * ${space.xxs})` } as const;
