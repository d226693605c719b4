/** The delay before a request: moving the mouse across a card must not cause one. */
const rest = 150;

/** Requests the further pictures of a product when the mouse rests on its card. */
export function loadViews(
  card: Element,
  read: () => Promise<readonly string[] | undefined>,
  show: (views: readonly string[]) => void,
): void {
  setTimeout(async () => {
    if (!card.matches(':hover')) return;
    const found = await read();
    if (Array.isArray(found)) show(found);
  }, rest);
}
