'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type MouseEvent,
} from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { useUi } from '../../provider/ui-context.ts';
import { Image } from '../image/image.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import * as css from './gallery.css.ts';
import type { GalleryImage } from './gallery-image.ts';
import { thumbnailMark, thumbnailName } from './gallery-mark.tsx';
import { GalleryVideo } from './gallery-video.tsx';
import { onScrollEnd } from './on-scroll-end.ts';
import { Enlarge, hoverZoom } from './gallery-zoom.tsx';

export type { GalleryImage, GalleryVideo } from './gallery-image.ts';

const GalleryTurn = lazy(() => import('./gallery-turn.tsx'));

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'));

export interface GalleryProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The pictures, in order; items with `video` or `frames` are shown as videos or 360-degree views. */
  images: readonly GalleryImage[];
  /** The index of the visible picture, from 0; set it to follow the selected variant. */
  index?: number | undefined;
  /** The index of the initial picture, from 0. */
  defaultIndex?: number | undefined;
  /** Called when another picture is shown. */
  onIndexChange?: ((change: { index: number }) => void) | undefined;
}

const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/**
 * Pictures in a horizontal scroller with thumbnails. The full-screen viewer and the code of 360-degree views are loaded
 * on demand. Without script videos play, and a 360-degree view shows its first picture.
 */
export const Gallery = forwardRef<HTMLElement, GalleryProps>(function Gallery(
  { images, index: prop, defaultIndex = 0, onIndexChange, onPointerEnter, onFocus, className, ...rest },
  ref,
) {
  const t = useMessages();
  const { image: load, locale } = useUi();
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  /** The picture that the row is scrolling to because it was chosen. */
  const aim = useRef<number>(undefined);
  const [zoomed, setZoomed] = useState(false);
  // Whether the user interacts with the pictures: before that, only the shown ones are fetched in full size.
  const [looks, setLooks] = useState(false);
  const [wantedIndex, setIndex] = useControllableState({
    prop,
    defaultProp: defaultIndex,
    onChange: (next: number) => onIndexChange?.({ index: next }),
  });
  const total = images.length;
  // The caller may have fewer pictures than before.
  const index = Math.max(0, Math.min(total - 1, wantedIndex));
  const shown = images[index];
  const look = () => setLooks(true);
  // A 360-degree view stays rendered once shown, so that it keeps its position.
  const [opened, setOpened] = useState<string>();
  const shownTurn = shown?.frames && shown.src;
  const hydrated = useHydrated();
  if (hydrated && shownTurn && shownTurn !== opened) setOpened(shownTurn);

  // A video pauses when it is out of view.
  useEffect(() => {
    for (const video of track.current?.querySelectorAll('video') ?? [])
      if (zoomed || !track.current?.children[index]?.contains(video)) video.pause();
  }, [zoomed, index]);

  const scrolled = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const place = Math.abs(element.scrollLeft) / element.clientWidth;
    // Only the picture at which a swipe stops is selected, not those that it passes.
    if (Math.abs(place - Math.round(place)) >= 0.02) return;
    const stop = Math.min(total - 1, Math.round(place));
    // Ends of an earlier scroll that are reported after a choice do not undo the choice.
    if (aim.current !== undefined && aim.current !== stop) return;
    aim.current = undefined;
    setIndex(stop);
  };
  const scrolledLatest = useRef(scrolled);
  const showLatest = useRef(setIndex);
  useEffect(() => {
    scrolledLatest.current = scrolled;
    showLatest.current = setIndex;
  });
  const isFirst = useRef(true);
  useEffect(() => {
    const element = track.current;
    const slide = element?.children[index];
    if (!element || !(slide instanceof HTMLElement)) return;
    const early = isFirst.current && element.scrollLeft !== 0;
    isFirst.current = false;
    const left = slide.offsetLeft - element.offsetLeft;
    if (early) {
      // Another picture was chosen before script was loaded.
      scrolledLatest.current();
    } else {
      if (Math.abs(element.scrollLeft - left) > 1) aim.current = index;
      element.scrollTo({ left });
    }
  }, [index]);

  // The viewer returns the focus to the picture that opened it, which is not visible after another one was chosen.
  useEffect(() => {
    const element = track.current;
    if (zoomed || !element?.matches(':focus-within')) return;
    element.children[index]
      ?.querySelector<HTMLElement>('a, video, [role=slider]')
      ?.focus({ preventScroll: true });
  }, [zoomed, index]);

  // React 18 has no `onScrollEnd`.
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const stopListening = onScrollEnd(element, () => scrolledLatest.current());
    const swiped = () => {
      aim.current = undefined;
    };
    const swipes = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const type of swipes) element.addEventListener(type, swiped, { passive: true });
    return () => {
      stopListening();
      for (const type of swipes) element.removeEventListener(type, swiped);
    };
  }, []);
  // If a thumbnail was pressed before script was loaded, Back shows the previous picture.
  useEffect(() => {
    const marker = `#${id}-`;
    const positionIn = (address: string) => {
      const { hash } = new URL(address);
      return hash.startsWith(marker) ? Number(hash.slice(marker.length)) : undefined;
    };
    const changed = ({ oldURL, newURL }: HashChangeEvent) => {
      const position = positionIn(newURL) ?? (positionIn(oldURL) === undefined ? undefined : 0);
      if (position !== undefined) showLatest.current(position);
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [id]);
  const open = (event: MouseEvent, at: number) => {
    if (!plain(event)) return;
    event.preventDefault();
    setIndex(at);
    setZoomed(true);
  };

  const pictureOf = (image: GalleryImage, position: number) => (
    <a
      href={load?.({ src: image.src, width: 1280 }) ?? image.src}
      aria-label={`${t('gallery.zoom')}: ${image.alt || t('gallery.picture', { index: position + 1, total })}`}
      tabIndex={position === index ? undefined : -1}
      onClick={(event) => open(event, position)}
      {...hoverZoom}
      className={clsx(css.zoom, css.magnified)}
    >
      <Image
        src={image.src}
        alt={image.alt}
        blur={image.blur}
        width={640}
        height={640}
        fit="contain"
        sizes="(min-width: 1024px) 580px, 100vw"
        priority={position === 0}
      />
    </a>
  );
  const slideOf = (image: GalleryImage, position: number) => {
    const { video, frames } = image;
    if (video)
      return (
        <GalleryVideo image={image} video={video} name={thumbnailName(t, locale, image, position, total)} />
      );
    if (!frames || image.src !== opened) return pictureOf(image, position);
    return (
      <Suspense fallback={pictureOf(image, position)}>
        <GalleryTurn image={image} frames={frames} current={position === index} />
      </Suspense>
    );
  };

  return (
    <section
      ref={ref}
      aria-roledescription={total > 1 ? t('carousel.role') : undefined}
      aria-label={t('gallery.label')}
      {...rest}
      onPointerEnter={composeHandlers(onPointerEnter, look)}
      onFocus={composeHandlers(onFocus, look)}
      className={clsx(css.root, className)}
    >
      <div data-part="stage" className={css.stage}>
        {total > 0 && (
          <div ref={track} data-part="track" className={css.track}>
            {images.map((image, position) => (
              <div
                key={position}
                id={`${id}-${position}`}
                role={total > 1 ? 'group' : undefined}
                aria-roledescription={total > 1 ? t('carousel.slideRole') : undefined}
                aria-label={total > 1 ? t('carousel.place', { index: position + 1, total }) : undefined}
                data-away={position > index && !looks ? '' : undefined}
                className={css.slide}
              >
                {slideOf(image, position)}
              </div>
            ))}
          </div>
        )}
        {total === 0 ? (
          <Image src="" alt="" width={640} height={640} />
        ) : (
          <Enlarge
            label={t('gallery.zoom')}
            className={shown?.video ? css.aboveControls : css.expand}
            onPress={() => setZoomed(true)}
          />
        )}
      </div>
      {total > 1 && (
        <ul data-part="thumbnails" className={css.thumbs}>
          {images.map((image, position) => (
            <li key={position}>
              <a
                href={`#${id}-${position}`}
                data-part="thumbnail"
                aria-label={thumbnailName(t, locale, image, position, total)}
                aria-current={position === index || undefined}
                onClick={(event) => {
                  if (!plain(event)) return;
                  event.preventDefault();
                  setIndex(position);
                }}
                className={css.thumb}
              >
                <Image
                  src={image.src}
                  alt=""
                  width={72}
                  height={72}
                  widths={[160]}
                  className={css.thumbImage}
                />
                {thumbnailMark(t, locale, image)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense fallback={null}>
          <GalleryViewer
            images={images}
            index={index}
            onIndexChange={({ index: at }) => setIndex(at)}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
});
