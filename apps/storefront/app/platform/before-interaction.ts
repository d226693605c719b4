import { onPhone } from './on-phone.ts';

/**
 * Selects the document of the server until its visitor does something (`lay-out-below.ts`). Until then, what is below the
 * window is neither styled nor laid out; later all has its true height, so that Back returns to the exact place.
 */
export const beforeInteraction = 'html[data-before-interaction]';

/**
 * Styles of what is below the window before the first interaction. Its height is guessed, rather too high than too low:
 * tools take what reaches out of a block for something that covers the next one. Without script everything is laid out
 * at once.
 */
export const laidOutLater = (height: string, heightOnPhones = height) => ({
  '@media': {
    '(scripting: enabled)': {
      contentVisibility: 'auto' as const,
      containIntrinsicBlockSize: `auto ${height}`,
      // Focus rings and shadows reach beyond it.
      overflowClipMargin: '1rem',
    },
    [`(scripting: enabled) and ${onPhone}`]: {
      containIntrinsicBlockSize: `auto ${heightOnPhones}`,
    },
  },
});

/**
 * Styles of pictures that are beside the window, such as those of the next slides: browsers would fetch them before the
 * first interaction, since they are near. Their places keep their size only when something else gives it.
 */
export const fetchedLater = { '@media': { '(scripting: enabled)': { display: 'none' } } } as const;

/**
 * Selects the document until its visitor scrolls, touches it or presses a key, or three seconds after it has been loaded
 * and the pointer has stopped (`server/first-paint.ts`). A pointer that moves is on its way to something that needs the
 * line more than pictures.
 */
export const beforeSettled = 'html:not([data-settled])';

/**
 * Styles of pictures that begin below the first 1000 pixels of a page, with `beforeSettled`: browsers would fetch them
 * with those that can be seen. In a higher window they may be seen, and are fetched at once.
 */
export const fetchedBelow = {
  '@media': { '(scripting: enabled) and (max-height: 1000px)': { display: 'none' } },
} as const;
