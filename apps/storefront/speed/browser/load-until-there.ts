/** The first interactions of a visitor with a page; `popstate` is Back by the browser's own button. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'popstate',
] as const;

export function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const start = () => {
      listening.abort();
      resolve();
    };
    for (const type of interactions) addEventListener(type, start, options);
    // A press before these listeners may have hydrated the page and led on: React waits for this part to show the next
    // page. The router writes the address of the page itself once, when it starts.
    const leave = ({ destination }: NavigateEvent) => destination.url === location.href || start();
    (globalThis as { navigation?: Navigation }).navigation?.addEventListener('navigate', leave, options);
  });
}

let failed = 0;
let missing = 0;

/** How often a load has failed that is tried again, and how many of them still have nothing. */
export const lostLoads = (): { readonly failed: number; readonly missing: number } => ({ failed, missing });

/**
 * Loads code or messages. Without a connection the links and forms of the server's HTML still work, and the page that is
 * shown stays: the next interaction tries again.
 */
export async function loadUntilThere<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let isMissing = false; ; ) {
    try {
      const loaded = await load();
      if (isMissing) missing -= 1;
      return loaded;
    } catch {
      failed += 1;
      if (!isMissing) missing += 1;
      isMissing = true;
      await nextInteraction();
    }
  }
}
