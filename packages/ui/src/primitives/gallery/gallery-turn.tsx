'use client';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { useUi } from '../../provider/ui-context.ts';
import { Button } from '../button/button.tsx';
import { inDark } from '../image/image-element.tsx';
import type { GalleryImage } from './gallery-image.ts';
import * as css from './gallery-turn.css.ts';
import { nearestFrame, useFrames } from './use-frames.ts';

export interface GalleryTurnProps {
  image: GalleryImage;
  frames: readonly string[];
  /** `false` while it is out of view; it cannot get the focus then. */
  current?: boolean | undefined;
  className?: string | undefined;
}

/** The same width at every place, so that frames are fetched once; less with Save-Data. */
const width = { full: 800, saving: 320 };

type Connection = { connection?: { saveData?: boolean } };
const savesData = () => (navigator as Navigator & Connection).connection?.saveData === true;

/** The rotation per key, in frames. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 4,
  PageDown: -4,
};

/**
 * A product that turns by dragging, swiping and arrow keys. https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 * Its pictures are fetched when it is rendered, or with Save-Data when the shopper requests them.
 */
export default function GalleryTurn({ frames, ...rest }: GalleryTurnProps) {
  const ui = useUi();
  const [saving] = useState(savesData);
  const load = ui.darkImage && matchMedia(inDark).matches ? ui.darkImage : ui.image;
  const addresses = frames.map((src) => load?.({ src, width: saving ? width.saving : width.full }) ?? src);
  // Each theme has its own pictures.
  return <Turn key={addresses[0]} {...rest} frames={addresses} saving={saving} />;
}

function Turn({
  image,
  frames,
  current = true,
  className,
  saving,
}: GalleryTurnProps & { /** Whether loading waits for a request of the shopper. */ saving: boolean }) {
  const t = useMessages();
  const area = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(!saving);
  const [at, setAt] = useState(0);
  const [touched, setTouched] = useState(false);
  const drag = useRef<{ x: number; from: number }>(undefined);
  const { loaded, failed, retry } = useFrames(frames, wanted);
  const total = frames.length;
  const turnTo = (next: number) => {
    setTouched(true);
    setAt(((next % total) + total) % total);
  };

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, from: at };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    // Dragging over the whole width is a whole turn.
    const share = (event.clientX - drag.current.x) / event.currentTarget.clientWidth;
    turnTo(drag.current.from + Math.round(share * total));
  };
  const end = () => {
    drag.current = undefined;
  };
  const keys = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    const next = step === undefined ? { Home: 0, End: total - 1 }[event.key] : at + step;
    if (next === undefined) return;
    // The page must not scroll, and the viewer must not show another picture.
    event.preventDefault();
    turnTo(next);
  };
  // The button that requested the pictures has disappeared by then.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && wanted) area.current?.focus();
    isFirst.current = false;
  }, [wanted]);

  const shown = nearestFrame(at, loaded, total);
  const isLoading = wanted && loaded.size + failed < total;
  return (
    <div data-part="turn" className={clsx(css.root, className)}>
      <div
        ref={area}
        role="slider"
        aria-label={[t('gallery.turnName'), image.alt].filter(Boolean).join(': ')}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={at + 1}
        aria-valuetext={t('gallery.view', { index: at + 1, total })}
        aria-busy={isLoading}
        aria-disabled={!wanted || undefined}
        tabIndex={wanted && current ? 0 : -1}
        onPointerDown={wanted ? start : undefined}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={wanted ? keys : undefined}
        className={css.area}
      >
        <img
          src={frames[shown]}
          alt=""
          width={640}
          height={640}
          decoding="sync"
          draggable={false}
          data-part="frame"
          className={css.frame}
        />
      </div>
      <div data-part="progress" className={css.note}>
        {!wanted && (
          <Button size="sm" className={css.press} onClick={() => setWanted(true)}>
            {t('gallery.turnLoad')}
          </Button>
        )}
        {isLoading && (
          <span className={css.words}>{t('gallery.turnLoading', { index: loaded.size, total })}</span>
        )}
        {wanted && !isLoading && failed === 0 && !touched && (
          <span aria-hidden className={css.words}>
            {t('gallery.drag')}
          </span>
        )}
        <span role="status" className={css.failure}>
          {failed > 0 && (
            <>
              <span className={css.words}>{t('gallery.turnFailed', { count: failed })}</span>
              <Button size="sm" className={css.press} onClick={retry}>
                {t('gallery.again')}
              </Button>
            </>
          )}
        </span>
      </div>
    </div>
  );
}
