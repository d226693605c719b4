import { keyframes } from '@vanilla-extract/css';

export const spin = keyframes({ to: { rotate: '1turn' } });
export const fadeIn = keyframes({ from: { opacity: 0 } });
export const riseIn = keyframes({ from: { opacity: 0, translate: '0 8px' } });
export const pulse = keyframes({ '50%': { opacity: 0.55 } });
