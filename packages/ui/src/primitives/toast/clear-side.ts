/** The buttons that toasts must not hide. */
const formButtons = 'form button, form input[type="submit"], dialog button';

const intersect = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The number of form buttons that the toasts hide at this side of the window. */
function hiddenButtons(list: HTMLElement, side: 'top' | 'bottom'): number {
  list.dataset['side'] = side;
  const toasts = [...list.querySelectorAll('[data-part="toast"]')].map((toast) =>
    toast.getBoundingClientRect(),
  );
  // Everything outside an open dialog is inert.
  const buttons = [...(list.closest('dialog') ?? document).querySelectorAll(formButtons)];
  return buttons.filter(
    (button) =>
      !list.contains(button) &&
      button.checkVisibility() &&
      toasts.some((toast) => intersect(toast, button.getBoundingClientRect())),
  ).length;
}

function clear(list: HTMLElement): void {
  const side = list.dataset['side'] === 'top' ? 'top' : 'bottom';
  const hidden = hiddenButtons(list, side);
  if (hidden === 0) return;
  const other = side === 'top' ? 'bottom' : 'top';
  if (hiddenButtons(list, other) >= hidden) list.dataset['side'] = side;
}

/**
 * Moves the toasts from the bottom of the window to its top, and back, if they would hide buttons of forms.
 * @returns a function that stops this
 */
export function keepSideClear(list: HTMLElement): () => void {
  let frame = 0;
  const again = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => clear(list));
  };
  clear(list);
  // Dialogs scroll inside: their events do not bubble.
  addEventListener('scroll', again, { capture: true, passive: true });
  addEventListener('resize', again);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', again, { capture: true });
    removeEventListener('resize', again);
  };
}
