'use client';
import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { useUi } from '../../provider/ui-context.ts';
import { useModal } from '../dialog/use-modal.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconChevronEnd, IconChevronStart, IconClose } from '../icon/icons.tsx';
import type { GalleryImage } from './gallery.tsx';
import * as css from './gallery-viewer.css.ts';

export interface GalleryViewerProps {
  images: readonly GalleryImage[];
  index: number;
  onIndexChange: (change: { index: number }) => void;
  onClose: () => void;
}

/** One picture on the whole screen; arrows change it, a press brings it closer. */
export default function GalleryViewer({ images, index, onIndexChange, onClose }: GalleryViewerProps) {
  const t = useMessages();
  const { image: load } = useUi();
  const modal = useModal({ open: true, onClose, dismissible: true });
  const [close, setClose] = useState(false);
  const total = images.length;
  const image = images[index];
  const show = (next: number) => {
    setClose(false);
    onIndexChange({ index: (next + total) % total });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [forward]: index + 1, [back]: index - 1, Home: 0, End: total - 1 }[event.key];
    if (to !== undefined) show(to);
  };
  if (!image) return null;
  return (
    <dialog {...modal} aria-label={t('gallery.label')} className={css.viewer} onKeyDown={onKeyDown}>
      <div className={css.bar}>
        <output className={css.place}>{t('gallery.picture', { index: index + 1, total })}</output>
        <IconButton aria-label={t('gallery.close')} icon={<IconClose />} onClick={onClose} />
      </div>
      <div className={css.stage}>
        {/* The keyboard has the browser's own zoom; this is a shortcut for pointers. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
        <img
          src={load ? load({ src: image.src, width: 1280 }) : image.src}
          alt={image.alt}
          data-close={close ? '' : undefined}
          onClick={() => setClose(!close)}
          className={css.picture}
        />
      </div>
      <div className={css.steps}>
        <IconButton
          tone="neutral"
          aria-label={t('gallery.previous')}
          icon={<IconChevronStart />}
          onClick={() => show(index - 1)}
        />
        <IconButton
          tone="neutral"
          aria-label={t('gallery.next')}
          icon={<IconChevronEnd />}
          onClick={() => show(index + 1)}
        />
      </div>
    </dialog>
  );
}
