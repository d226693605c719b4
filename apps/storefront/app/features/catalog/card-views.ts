/** Crossing a card on the way to another one asks for nothing. */
const rest = 150;

/** Asks for the further pictures of a product when a mouse rests on its card. */
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
