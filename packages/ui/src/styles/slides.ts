import { vars } from '../tokens/contract.css.ts';
import { whenMotionAllowed } from './motion.ts';

/** A row of slides that scrolls horizontally and stops at each, in Carousel and Gallery. */
export const slideTrack = {
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.md,
  ...whenMotionAllowed({ scrollBehavior: 'smooth' } as const),
} as const;

/**
 * A slide that is not about to be seen (`data-away`): browsers would fetch its pictures, because they are near. Without
 * script all slides are rendered.
 */
export const awaySlide = { '@media': { '(scripting: enabled)': { contentVisibility: 'hidden' } } } as const;

export const slideItem = {
  flex: 'none',
  inlineSize: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
} as const;
