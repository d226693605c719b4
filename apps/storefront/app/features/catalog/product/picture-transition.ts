import { vars } from '@marketfront/ui/tokens';
import { followedPicture } from '../../../content/index.ts';
import { isInWindow } from '../../../browser/index.ts';

/**
 * Moves the picture of a product's card to the gallery of its page, and back. A view transition of the browser would
 * delay the page until the browser has captured it, and block all input meanwhile. Here the page is shown at once, and
 * its picture starts at the position of the other one.
 */

/** The picture area of a card. */
const tileOf = (link: Element | null | undefined) =>
  link?.closest('article')?.querySelector<HTMLElement>('[data-part="tile"]');
const galleryPicture = () => document.querySelector<HTMLElement>('main [data-part="stage"]');

/** The value of a CSS variable of `ui`. */
const valueOf = (variable: string) =>
  getComputedStyle(document.body).getPropertyValue(variable.replace(/^var\((.*)\)$/, '$1'));

/** Builds write durations in seconds where that is shorter. */
const milliseconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

function move(picture: HTMLElement, from: DOMRect): void {
  const to = picture.getBoundingClientRect();
  if (!isInWindow(from) || !isInWindow(to)) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  picture.animate(
    [
      { transformOrigin: '0 0', transform: start, zIndex: vars.layer.raised },
      { transformOrigin: '0 0', transform: 'none', zIndex: vars.layer.raised },
    ],
    {
      duration: milliseconds(valueOf(vars.duration.slow)),
      easing: valueOf(vars.easing.out),
    },
  );
}

/** Runs after the new page has its position in the window, and before it is painted. */
function moveNext(picture: () => HTMLElement | null | undefined, from: DOMRect | undefined): void {
  if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  requestAnimationFrame(() => {
    const there = picture();
    if (there) move(there, from);
  });
}

/** Runs before the link of a card is followed to a product. */
function follow({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = /\/goods_detail\/\d+$/.exec(link?.pathname ?? '')?.[0];
  if (!path) return;
  const tile = tileOf(link);
  const from = tile?.getBoundingClientRect();
  followedPicture.path = path;
  // An earlier image may be the blurred preview.
  followedPicture.src = tile?.querySelector<HTMLImageElement>('img:last-of-type')?.currentSrc ?? '';
  followedPicture.arrive = () => {
    followedPicture.arrive = undefined;
    moveNext(galleryPicture, from);
  };
}

/** Watches which cards are followed. Returns a function that stops watching. */
export function watchPictures(): () => void {
  addEventListener('click', follow, { capture: true });
  return () => removeEventListener('click', follow, { capture: true });
}

/** Runs before the page of a product is left, because its card may be shown again. */
export function returnPicture(path: string): void {
  moveNext(
    () => tileOf(document.querySelector(`main article h3 a[href$="${CSS.escape(path)}"]`)),
    galleryPicture()?.getBoundingClientRect(),
  );
}
