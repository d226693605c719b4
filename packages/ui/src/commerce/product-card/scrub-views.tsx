'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './scrub-views.css.ts';

export interface ScrubViewsProps {
  /** The addresses of the pictures, the card's main picture first. */
  views: readonly string[];
  /** The index of the picture that is shown until the mouse moves. */
  first: number;
  /** Renders a picture; passed in, because importing it would split the shared code into small chunks. */
  picture: (src: string, className: string) => ReactNode;
}

/** Shows one of several pictures, depending on the position of the mouse. Decorative: the product page has them all. */
export default function ScrubViews({ views, first, picture }: ScrubViewsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(first);
  useEffect(() => {
    // Its link is above the picture and receives the mouse events.
    const card = root.current?.closest('article');
    if (!card) return;
    const move = (event: PointerEvent) => {
      // The box of the tile: our own has no layout while the card is not hovered.
      const tile = root.current?.closest('[data-part="tile"]')?.getBoundingClientRect();
      if (!tile || event.pointerType !== 'mouse' || event.clientY > tile.bottom) return;
      const along = (event.clientX - tile.left) / tile.width;
      const share = getComputedStyle(card).direction === 'rtl' ? 1 - along : along;
      setActive(Math.max(0, Math.min(views.length - 1, Math.floor(share * views.length))));
    };
    const leave = () => setActive(0);
    card.addEventListener('pointermove', move);
    card.addEventListener('pointerleave', leave);
    return () => {
      card.removeEventListener('pointermove', move);
      card.removeEventListener('pointerleave', leave);
    };
  }, [views.length]);
  const marked = (index: number) => ({ 'data-active': index === active ? '' : undefined });
  return (
    <div ref={root} aria-hidden data-part="views" className={css.views}>
      {views.map((src, index) => (
        <span key={src} {...marked(index)} className={css.view}>
          {picture(src, css.fill)}
        </span>
      ))}
      <div data-part="dots" className={css.dots}>
        {views.map((src, index) => (
          <span key={src} {...marked(index)} className={css.dot} />
        ))}
      </div>
    </div>
  );
}
