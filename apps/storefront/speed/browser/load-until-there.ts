/** The first interactions of a visitor with a page; `popstate` is the browser's own Back button. */
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
    // A press before these listeners may have hydrated the page and started a navigation: React waits for this part
    // before it shows the next page. The router writes the address of the page itself once, when it starts.
    const leave = ({ destination }: NavigateEvent) => destination.url === location.href || start();
    (globalThis as { navigation?: Navigation }).navigation?.addEventListener('navigate', leave, options);
  });
}

let failed = 0;
let missing = 0;

/** The number of failed loads that are tried again, and the number of those that are still missing. */
export const lostLoads = (): { readonly failed: number; readonly missing: number } => ({ failed, missing });

/**
 * Loads code or messages. Without a connection the links and forms of the server's HTML still work, and the current
 * page stays: the next interaction tries again.
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
