/** The part of an event that says how a link was pressed; the keyboard presses with button 0. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click follows its link here: with a key or another button held down, the browser opens a tab or a window, or
 * saves the page.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The handler of a link that script answers in place of its page; other clicks stay the browser's. */
export const insteadOfLink = (act: () => void) => (event: Click & { preventDefault(): void }) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};
