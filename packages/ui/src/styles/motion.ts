/** Applies a rule only if the user does not prefer reduced motion. */
export const whenMotionAllowed = <Rule extends object>(rule: Rule) => ({
  '@media': { '(prefers-reduced-motion: no-preference)': rule },
});
