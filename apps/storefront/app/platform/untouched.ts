/**
 * Selects the document of the server until its visitor does something (`entry.client.tsx`). Until then, what is below the
 * window is neither styled nor laid out; later all has its true height, so that Back returns to the exact place.
 */
export const untouched = 'html[data-untouched]';

/** Styles of what is below the window of an untouched page; its height is guessed. */
export const laidOutLater = (height: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
    // Focus rings and shadows reach beyond it.
    overflowClipMargin: '1rem',
  }) as const;
