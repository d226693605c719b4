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
    const come = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && found) setCard(found);
    };
    found?.addEventListener('pointerenter', come);
    return () => found?.removeEventListener('pointerenter', come);
  }, []);
  return (
    <>
      <span ref={mark} hidden />
      {card && (
        <Suspense fallback={null}>
          <ScrubViews {...props} card={card} />
        </Suspense>
      )}
    </>
  );
}
