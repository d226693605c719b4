import { whenIdle } from './when-idle.ts';

/** What may lead to a place below the window, or back to one. */
const ways = ['scroll', 'wheel', 'touchstart', 'keydown', 'popstate'] as const;

/** After a pointer has moved: by then the page has answered what it points at, in milliseconds. */
const answered = 1000;

/**
 * Lays out what is below the window of the first page (`before-interaction.ts`): at once when the visitor does what may
 * lead there, such as to follow a link to a part of the page (before `followFragments` scrolls to it), else when the
 * browser is idle after the first move of the pointer. It takes 150 ms on a slow processor, for which a menu or a product
 * that is pointed at would wait.
 */
export function layOutBelow(): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const layOut = () => {
    listening.abort();
    document.documentElement.removeAttribute('data-before-interaction');
  };
  for (const way of ways) addEventListener(way, layOut, options);
  const follow = ({ target }: Event) => target instanceof Element && target.closest('a')?.hash && layOut();
  addEventListener('click', follow, options);
  const wait = () => setTimeout(() => whenIdle(layOut), answered);
  addEventListener('pointermove', wait, { ...options, once: true });
}
