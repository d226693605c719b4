import { followedPicture } from '../../../platform/followed-picture.ts';

/**
 * The view transition that leads the picture of a product's card to the gallery of its page, and back. React Router
 * starts it (`viewTransition` of the links); here the two pictures get one name. The gallery has it by its style.
 */

let named: HTMLElement | undefined;

const isProductPage = () => location.pathname.includes('/goods_detail/');

/** One element of a page may have the name: beside a gallery no card gets it. */
function namePicture(link: Element | null): HTMLImageElement | undefined {
  // Before it may be its blurred preview.
  const picture = link
    ?.closest('article')
    ?.querySelector<HTMLImageElement>('[data-part="tile"] img:last-of-type');
  if (!picture || isProductPage()) return picture ?? undefined;
  named?.style.removeProperty('view-transition-name');
  named = picture;
  // By script, which a strict policy allows.
  picture.style.setProperty('view-transition-name', 'product-picture');
  return picture;
}

/** Before the link of a card is followed to a product. */
function follow({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = /\/goods_detail\/\d+$/.exec(link?.pathname ?? '')?.[0];
  if (!path) return;
  followedPicture.path = path;
  followedPicture.src = namePicture(link)?.currentSrc ?? '';
}

/** Going back at once skips a transition, and a slow page ends it. React Router does not handle these rejections. */
function ignoreEndedTransition(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was '))
    event.preventDefault();
}

/** Watches which cards are followed; answers the end of that. */
export function watchPictures(): () => void {
  addEventListener('click', follow, { capture: true });
  addEventListener('unhandledrejection', ignoreEndedTransition);
  return () => {
    removeEventListener('click', follow, { capture: true });
    removeEventListener('unhandledrejection', ignoreEndedTransition);
  };
}

/** When the page of a product has been left: its card may be shown again. */
export function returnPicture(path: string): void {
  namePicture(document.querySelector(`main article h3 a[href$="${CSS.escape(path)}"]`));
}
