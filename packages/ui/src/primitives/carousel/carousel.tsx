'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconChevronEnd, IconChevronStart, IconPause, IconPlay } from '../icon/icons.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useMediaQuery } from '../state/use-media-query.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useScriptOnly } from '../state/use-script-only.ts';
import * as css from './carousel.css.ts';

export interface CarouselProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The name of the carousel, for example "Offers of the week". */
  label: string;
  /** One element per slide. */
  slides: readonly ReactNode[];
  /** The index of the visible slide, from 0. */
  index?: number | undefined;
  /** The index of the initial slide, from 0. */
  defaultIndex?: number | undefined;
  /** Called when another slide is shown, also by swiping. */
  onIndexChange?: ((change: { index: number }) => void) | undefined;
  /** Advances after this many milliseconds; not when the user prefers reduced motion. */
  autoplay?: number | undefined;
}

/** The slide at a position; after the last one comes the first. */
const slideAt = (track: HTMLElement | null, position: number) =>
  track?.children[(position + track.children.length) % track.children.length];

function showSlide(track: HTMLElement | null, position: number): void {
  const slide = slideAt(track, position);
  if (track && slide instanceof HTMLElement) track.scrollTo({ left: slide.offsetLeft - track.offsetLeft });
}

/** A separate component, so that nothing else is rendered again after hydration. */
function Controls({ children }: { children: ReactNode }) {
  return (
    <div data-part="controls" className={clsx(css.controls, useScriptOnly())}>
      <div className={css.pill}>{children}</div>
    </div>
  );
}

/**
 * Slides in a native horizontal scroller (scroll snap); script observes the position and moves by one slide. Renders
 * nothing without slides, and no controls for one.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(
  {
    label,
    slides,
    index: prop,
    defaultIndex = 0,
    onIndexChange,
    autoplay,
    onMouseEnter,
    onMouseLeave,
    onFocus,
    onBlur,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const total = slides.length;
  const track = useRef<HTMLDivElement>(null);
  const last = total - 1;
  const [wanted, setIndex] = useControllableState({
    prop,
    defaultProp: defaultIndex,
    onChange: (next: number) => onIndexChange?.({ index: next }),
  });
  // The caller may have fewer slides than before.
  const index = Math.max(0, Math.min(last, wanted));
  const [paused, setPaused] = useState(false);
  // The last slide that may be seen next: the pictures of later slides are not fetched yet.
  const [reach, setReach] = useState(0);
  const reachAll = () => setReach(last);
  const [isHeld, setHeld] = useState(false);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const plays = autoplay !== undefined && !reduced && total > 1;
  const moving = plays && !paused && !isHeld;

  // The index that the track last showed or was last asked to show.
  const shown = useRef(0);
  const watch = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    shown.current = Math.min(last, Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    setIndex(shown.current);
  };
  const show = (next: number) => showSlide(track.current, next);

  // Scrolls to an index set by the caller; after scrolling by hand the slide is already in place.
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    showSlide(track.current, index);
  });
  useEffect(() => {
    if (!moving) return undefined;
    // Lazy pictures of the next slide are fetched shortly before it is shown.
    const preparing = setTimeout(() => {
      setReach((before) => Math.max(before, index + 1));
      for (const picture of slideAt(track.current, index + 1)?.querySelectorAll('img') ?? [])
        picture.loading = 'eager';
    }, autoplay * 0.7);
    const timer = setTimeout(() => showSlide(track.current, index + 1), autoplay);
    return () => {
      clearTimeout(preparing);
      clearTimeout(timer);
    };
  }, [moving, autoplay, index]);

  const hold = () => {
    setHeld(true);
    reachAll();
  };
  const release = () => setHeld(false);
  if (total === 0) return null;
  return (
    <section
      ref={ref}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      {...rest}
      className={clsx(css.root, className)}
      onMouseEnter={composeHandlers(onMouseEnter, hold)}
      onMouseLeave={composeHandlers(onMouseLeave, release)}
      onFocus={composeHandlers(onFocus, hold)}
      onBlur={composeHandlers(onBlur, release)}
    >
      {/* First, so that the keyboard reaches Pause before the moving content. */}
      {total > 1 && (
        <Controls>
          {plays && (
            <IconButton
              size="sm"
              aria-label={t(paused ? 'carousel.play' : 'carousel.pause')}
              icon={paused ? <IconPlay size={16} /> : <IconPause size={16} />}
              onClick={() => setPaused(!paused)}
            />
          )}
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
              data-part="dot"
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
        </Controls>
      )}
      {/* The track scrolls by keyboard, so it is a tab stop. */}
      <div
        ref={track}
        role="group"
        data-part="track"
        tabIndex={total > 1 ? 0 : undefined}
        aria-label={label}
        // Not announced while it moves by itself.
        aria-live={plays && !paused ? 'off' : 'polite'}
        className={css.track}
        onScroll={watch}
        onPointerDown={reachAll}
      >
        {slides.map((slide, position) => (
          <div
            key={position}
            role="group"
            aria-roledescription={t('carousel.slideRole')}
            aria-label={t('carousel.place', { index: position + 1, total })}
            data-part="slide"
            data-away={position > Math.max(reach, index) ? '' : undefined}
            className={css.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
});
