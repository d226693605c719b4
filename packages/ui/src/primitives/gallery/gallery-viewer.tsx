'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { useUi } from '../../provider/ui-context.ts';
import { useModal } from '../dialog/use-modal.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconChevronEnd, IconChevronStart, IconClose } from '../icon/icons.tsx';
import { inBothThemes } from '../image/image-element.tsx';
import { failing } from '../image/image.css.ts';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import type { GalleryImage } from './gallery-image.ts';
import { thumbnailMark, thumbnailName } from './gallery-mark.tsx';
import { GalleryVideo } from './gallery-video.tsx';
import * as css from './gallery-viewer.css.ts';

const GalleryTurn = lazy(() => import('./gallery-turn.tsx'));

export interface GalleryViewerProps
  extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'children'> {
  images: readonly GalleryImage[];
  /** The index of the visible picture, from 0. */
  index?: number | undefined;
  defaultIndex?: number | undefined;
  onIndexChange?: ((change: { index: number }) => void) | undefined;
  onClose: () => void;
}

/**
 * One picture in full screen; arrow keys and thumbnails change it, a click zooms. Videos and 360-degree views work in
 * it too.
 */
const GalleryViewer = forwardRef<HTMLDialogElement, GalleryViewerProps>(function GalleryViewer(
  {
    images,
    index: prop,
    defaultIndex = 0,
    onIndexChange,
    onClose,
    onCancel,
    onMouseDown,
    onClick,
    onKeyDown,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const ui = useUi();
  const { locale } = ui;
  const addressOf = (src: string, width: number) => ui.image?.({ src, width }) ?? src;
  const [modal] = useModal({ open: true, onClose, onCancel, onMouseDown, onClick }, ref);
  const [wanted, setIndex] = useControllableState({
    prop,
    defaultProp: defaultIndex,
    onChange: (next: number) => onIndexChange?.({ index: next }),
  });
  const total = images.length;
  // The caller may have fewer pictures than before.
  const index = Math.max(0, Math.min(total - 1, wanted));
  const [close, setClose] = useState(false);
  const thumbnails = useRef<HTMLUListElement>(null);
  useEffect(() => {
    thumbnails.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  const image = images[index];
  const show = (next: number) => {
    setClose(false);
    setIndex((next + total) % total);
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // In a video the arrow keys seek; in a 360-degree view they have already turned the product.
    if (event.target instanceof HTMLVideoElement || event.defaultPrevented) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [forward]: index + 1, [back]: index - 1, Home: 0, End: total - 1 }[event.key];
    if (to !== undefined) show(to);
  };
  if (!image) return null;
  const picture = inBothThemes(
    ui,
    (load) => load({ src: image.src, width: 1280 }),
    <img src={addressOf(image.src, 1280)} alt={image.alt} data-part="picture" className={css.picture} />,
  );
  return (
    <dialog
      aria-label={t('gallery.label')}
      {...rest}
      {...modal}
      onKeyDown={composeHandlers(onKeyDown, keys)}
      className={clsx(css.viewer, className)}
    >
      <div className={css.bar}>
        <output data-part="place" className={css.place}>
          {thumbnailName(t, locale, image, index, total)}
        </output>
        <IconButton aria-label={t('gallery.close')} icon={<IconClose />} onClick={onClose} />
      </div>
      <div className={css.stage}>
        {image.video ? (
          <GalleryVideo
            key={index}
            image={image}
            video={image.video}
            name={thumbnailName(t, locale, image, index, total)}
          />
        ) : image.frames ? (
          <Suspense fallback={picture}>
            <GalleryTurn key={index} image={image} frames={image.frames} />
          </Suspense>
        ) : (
          <button
            type="button"
            aria-label={image.alt ? `${t('gallery.magnify')}: ${image.alt}` : t('gallery.magnify')}
            aria-pressed={close}
            data-part="zoom"
            onClick={() => setClose(!close)}
            className={css.zoom}
          >
            {picture}
          </button>
        )}
      </div>
      {total > 1 && (
        <div className={css.steps}>
          <IconButton
            tone="neutral"
            aria-label={t('gallery.previous')}
            icon={<IconChevronStart />}
            onClick={() => show(index - 1)}
          />
          <ul ref={thumbnails} data-part="thumbnails" className={css.thumbs}>
            {images.map((each, at) => (
              <li key={at}>
                <button
                  type="button"
                  data-part="thumbnail"
                  aria-label={thumbnailName(t, locale, each, at, total)}
                  aria-current={at === index || undefined}
                  onClick={() => show(at)}
                  className={css.thumb}
                >
                  {inBothThemes(
                    ui,
                    (load) => load({ src: each.src, width: 160 }),
                    <img src={addressOf(each.src, 160)} alt="" width={56} height={56} className={failing} />,
                  )}
                  {thumbnailMark(t, locale, each)}
                </button>
              </li>
            ))}
          </ul>
          <IconButton
            tone="neutral"
            aria-label={t('gallery.next')}
            icon={<IconChevronEnd />}
            onClick={() => show(index + 1)}
          />
        </div>
      )}
    </dialog>
  );
});
export default GalleryViewer;
