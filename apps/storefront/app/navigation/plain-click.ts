/** The part of an event that tells how a link was pressed; keyboard presses have button 0. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click follows its link here: with a modifier key or another button, the browser opens a tab or a window, or
 * saves the page.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The handler of a link that script handles without its page; other clicks are left to the browser. */
export const insteadOfLink = (act: () => void) => (event: Click & { preventDefault(): void }) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};
