/** Applies a rule only where the user has not asked for reduced motion. */
export const whenMotionAllowed = <Rule extends object>(rule: Rule) => ({
  '@media': { '(prefers-reduced-motion: no-preference)': rule },
});
