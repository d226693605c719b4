'use client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ScrubViewsProps } from './scrub-views.tsx';

const ScrubViews = lazy(() => import('./scrub-views.tsx'));

/** Stands in for the views of a card until a mouse comes: neither code nor pictures are fetched before. */
export function HoverViews(props: Omit<ScrubViewsProps, 'card'>) {
  const mark = useRef<HTMLSpanElement>(null);
  const [card, setCard] = useState<HTMLElement>();
  useEffect(() => {
    const found = mark.current?.closest('article');
    // Once, and it lives as long as its card: nothing to take away.
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
