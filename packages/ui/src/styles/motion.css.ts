import { keyframes } from '@vanilla-extract/css';

/** Motion is added for those who have not asked for less, never taken away from those who have. */
export const whenMotionAllowed = <Rule extends object>(rule: Rule) => ({
  '@media': { '(prefers-reduced-motion: no-preference)': rule },
});

export const spin = keyframes({ to: { rotate: '1turn' } });
export const fadeIn = keyframes({ from: { opacity: 0 } });
export const riseIn = keyframes({ from: { opacity: 0, translate: '0 8px' } });
export const pulse = keyframes({ '50%': { opacity: 0.55 } });
