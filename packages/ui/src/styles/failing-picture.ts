import { vars } from '../tokens/contract.css.ts';

const { color, space } = vars;

/** A landscape in outline, for a picture that there is not. */
export const pictureMark = {
  content: '',
  inlineSize: 'min(40%, 4rem)',
  aspectRatio: '4/3',
  background: color.control,
  opacity: 0.4,
  clipPath: 'polygon(0 100%, 34% 36%, 56% 72%, 72% 50%, 100% 100%)',
};

/**
 * For an `img`: the mark and the alternative text in the place of a picture that fails to load. Browsers draw the
 * pseudo-elements of an `img` only then. Safari draws none, and shows its own mark.
 */
export const whenPictureFails = {
  position: 'relative',
  overflow: 'hidden',
  fontSize: vars.fontSize.xs,
  color: color.textMuted,
  selectors: {
    // As high as the place, so that the browser's own icon and text come below it and are cut off.
    '&::before': {
      content: 'attr(alt)',
      display: 'block',
      blockSize: '100%',
      padding: `calc(50% + 2.5rem) ${space.xs} 0`,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    '&::after': { ...pictureMark, position: 'absolute', inset: 0, margin: 'auto' },
  },
} as const;
