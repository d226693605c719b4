'use client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ScrubViewsProps } from './scrub-views.tsx';

const ScrubViews = lazy(() => import('./scrub-views.tsx'));

/** Loads code and pictures of the further views when a mouse first enters the card. */
export function HoverViews(props: Omit<ScrubViewsProps, 'card'>) {
  const mark = useRef<HTMLSpanElement>(null);
  const [card, setCard] = useState<HTMLElement>();
  useEffect(() => {
    const found = mark.current?.closest('article');
    // Runs once and lasts as long as the card, so there is nothing to clean up.
    found?.addEventListener('mouseenter', () => setCard(found), { once: true });
  }, []);
  return (
    <span ref={mark}>
      {card && (
        <Suspense fallback={null}>
          <ScrubViews {...props} card={card} />
        </Suspense>
      )}
    </span>
  );
}
