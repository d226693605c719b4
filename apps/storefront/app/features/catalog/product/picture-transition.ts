import { vars } from '@marketfront/ui/tokens';
import { followedPicture } from '../../../content/index.ts';
import { isInWindow } from '../../../browser/index.ts';

/**
 * Leads the picture of a product's card to the gallery of its page, and back. A view transition of the browser would hold
 * the page back until the browser has taken pictures of it, and stop all input meanwhile: here the page is shown at once,
 * and its picture starts where the other one was.
 */

/** The place of a picture in its card. */
const tileOf = (link: Element | null | undefined) =>
  link?.closest('article')?.querySelector<HTMLElement>('[data-part="tile"]');
const galleryPicture = () => document.querySelector<HTMLElement>('main [data-part="stage"]');

/** The value of a variable of `ui`. */
const valueOf = (variable: string) =>
  getComputedStyle(document.body).getPropertyValue(variable.replace(/^var\((.*)\)$/, '$1'));

/** Builds write seconds where that is shorter. */
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

/** After the new page has its place in the window, and before it is painted. */
function moveNext(picture: () => HTMLElement | null | undefined, from: DOMRect | undefined): void {
  if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  requestAnimationFrame(() => {
    const there = picture();
    if (there) move(there, from);
  });
}

/** Before the link of a card is followed to a product. */
function follow({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = /\/goods_detail\/\d+$/.exec(link?.pathname ?? '')?.[0];
  if (!path) return;
  const tile = tileOf(link);
  const from = tile?.getBoundingClientRect();
  followedPicture.path = path;
  // Before the last one it may be its blurred preview.
  followedPicture.src = tile?.querySelector<HTMLImageElement>('img:last-of-type')?.currentSrc ?? '';
  followedPicture.arrive = () => {
    followedPicture.arrive = undefined;
    moveNext(galleryPicture, from);
  };
}

/** Watches which cards are followed; answers the end of that. */
export function watchPictures(): () => void {
  addEventListener('click', follow, { capture: true });
  return () => removeEventListener('click', follow, { capture: true });
}

/** Before the page of a product is left: its card may be shown again. */
export function returnPicture(path: string): void {
  moveNext(
    () => tileOf(document.querySelector(`main article h3 a[href$="${CSS.escape(path)}"]`)),
    galleryPicture()?.getBoundingClientRect(),
  );
}
