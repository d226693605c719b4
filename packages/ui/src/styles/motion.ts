/** Motion is added for those who have not asked for less, never taken away from those who have. */
export const whenMotionAllowed = <Rule extends object>(rule: Rule) => ({
  '@media': { '(prefers-reduced-motion: no-preference)': rule },
});
