'use client';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { useUi } from '../../provider/ui-context.ts';
import type { GalleryImage, GalleryVideo as Video } from './gallery-image.ts';
import * as css from './gallery-video.css.ts';

export interface GalleryVideoProps {
  /** The picture that is shown until it plays. */
  image: GalleryImage;
  video: Video;
  /** The accessible name: "Video, 0:06, 4 of 4". */
  name: string;
  className?: string | undefined;
}

/** A video with native controls. Nothing is fetched before it is played, and it never plays automatically. */
export function GalleryVideo({ image: { src: poster, alt }, video, name, className }: GalleryVideoProps) {
  const t = useMessages();
  const { image: load } = useUi();
  const [failed, setFailed] = useState(false);
  const { src, captions } = video;
  return (
    <div className={clsx(css.frame, className)}>
      {/* It has a track if there are captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls
        playsInline
        preload="none"
        src={src}
        poster={poster ? (load?.({ src: poster, width: 640 }) ?? poster) : undefined}
        aria-label={alt ? `${name}: ${alt}` : name}
        // Only with captions: servers without CORS would otherwise refuse videos without captions too.
        crossOrigin={captions && 'anonymous'}
        width={640}
        height={640}
        data-part="video"
        onError={() => setFailed(true)}
        onPlaying={() => setFailed(false)}
        className={css.video}
      >
        {captions && (
          <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} />
        )}
        <a href={src}>{name}</a>
      </video>
      <p role="status" data-part="failure" className={css.failure}>
        {failed && t('gallery.videoFailed')}
      </p>
    </div>
  );
}
