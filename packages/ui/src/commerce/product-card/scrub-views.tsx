'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './scrub-views.css.ts';

export interface ScrubViewsProps {
  /** Addresses of the pictures, the card's own first. */
  views: readonly string[];
  /** Draws one: what is shared with the card would otherwise arrive in pieces. */
  picture: (src: string, className: string) => ReactNode;
  /** The card, whose link lies above the picture and takes the mouse. */
  card: HTMLElement;
}

/** Goes through the views as the mouse moves along the picture. Decoration: the product's page has them all. */
export default function ScrubViews({ views, picture, card }: ScrubViewsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  useEffect(() => {
    const move = (event: PointerEvent) => {
      // The tile's own box: ours is not laid out while the card is not hovered.
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
  }, [card, views.length]);
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
