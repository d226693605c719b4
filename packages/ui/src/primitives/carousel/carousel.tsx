'use client';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { scriptOnly } from '../../styles/helpers.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconChevronEnd, IconChevronStart, IconPause, IconPlay } from '../icon/icons.tsx';
import * as css from './carousel.css.ts';

export interface CarouselProps {
  /** What is shown, for example "Offers of the week". */
  label: string;
  slides: readonly ReactNode[];
  /** Moves on by itself after so many ms; never under reduced motion. */
  autoplay?: number | undefined;
  className?: string | undefined;
}

/** Which slide stands in the track's view; the track scrolls by itself (scroll-snap), script only watches. */
function useCurrentSlide(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const onScroll = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    setIndex(Math.min(count - 1, Math.round(Math.abs(element.scrollLeft) / element.clientWidth)));
  };
  const show = (next: number) => {
    const element = track.current;
    const target = element?.children[(next + count) % count];
    if (!element || !(target instanceof HTMLElement)) return;
    element.scrollTo({ left: target.offsetLeft - element.offsetLeft });
  };
  return { track, index, onScroll, show };
}

export function Carousel({ label, slides, autoplay, className }: CarouselProps) {
  const t = useMessages();
  const total = slides.length;
  const { track, index, onScroll, show } = useCurrentSlide(total);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = autoplay !== undefined && !paused && !held && total > 1;

  useEffect(() => {
    if (!moving || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => show(index + 1), autoplay);
    return () => clearTimeout(timer);
  });

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={clsx(css.root, className)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* Scrollable by keyboard too, so it is a tab stop. */}
      <ul ref={track} tabIndex={0} aria-label={label} className={css.track} onScroll={onScroll}>
        {slides.map((slide, position) => (
          <li key={position} className={css.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={clsx(css.controls, scriptOnly)}>
          <div className={css.pill}>
            <IconButton
              size="sm"
              aria-label={t('carousel.previous')}
              icon={<IconChevronStart size={16} />}
              onClick={() => show(index - 1)}
              className={css.wideOnly}
            />
            {slides.map((_, position) => (
              <button
                key={position}
                type="button"
                aria-label={t('carousel.slide', { index: position + 1, total })}
                aria-current={position === index || undefined}
                onClick={() => show(position)}
                className={css.dot}
              />
            ))}
            <IconButton
              size="sm"
              aria-label={t('carousel.next')}
              icon={<IconChevronEnd size={16} />}
              onClick={() => show(index + 1)}
              className={css.wideOnly}
            />
            {autoplay !== undefined && (
              <IconButton
                size="sm"
                aria-label={t(paused ? 'carousel.play' : 'carousel.pause')}
                icon={paused ? <IconPlay size={16} /> : <IconPause size={16} />}
                onClick={() => setPaused(!paused)}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
}
