import { type ReactNode, Suspense, useEffect } from 'react';
import { pressAgain } from './hydrate-later.ts';

interface HydratedApartProps {
  readonly children: ReactNode;
}

/**
 * One of many in a part that is hydrated later, such as a card of a grid: a press hydrates this one alone, and the others
 * follow together. A press that came before its code was there is answered as in `hydrateLater`: when that part has been
 * hydrated, this one has not yet.
 */
export function HydratedApart({ children }: HydratedApartProps) {
  return (
    <Suspense>
      <Answering>{children}</Answering>
    </Suspense>
  );
}

function Answering({ children }: HydratedApartProps) {
  useEffect(pressAgain, []);
  return children;
}
