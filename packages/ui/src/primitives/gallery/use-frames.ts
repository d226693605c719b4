'use client';
import { useEffect, useRef, useState } from 'react';

/** How many are on their way at once. */
const together = 4;

/** Every eighth first, then those between, so that the whole turn can be seen roughly at once. */
export function loadingOrder(count: number): readonly number[] {
  const order = new Set<number>();
  for (const step of [8, 4, 2, 1]) for (let at = 0; at < count; at += step) order.add(at);
  return [...order];
}

/** The loaded one that is next to a frame on the circle; the first when there is none. */
export function nearestFrame(wanted: number, loaded: ReadonlySet<number>, count: number): number {
  const distance = (at: number) => Math.min(Math.abs(at - wanted), count - Math.abs(at - wanted));
  return [...loaded].reduce((best, at) => (distance(at) < distance(best) ? at : best), 0);
}

async function fetchFrame(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

export interface Frames {
  loaded: ReadonlySet<number>;
  /** How many did not arrive; 0 until all others have. */
  failed: number;
  /** Loads those again that did not arrive. */
  retry: () => void;
}

/** Loads the pictures of a turn, a few at a time, once it is wanted. Other pictures need another component. */
export function useFrames(addresses: readonly string[], wanted: boolean): Frames {
  // Kept, so that the browser does not decode them again while they turn.
  const pictures = useRef(new Map<number, HTMLImageElement>());
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const key = addresses.join(' ');

  useEffect(() => {
    if (!wanted) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let lost = 0;
    const list = key.split(' ');
    const queue = loadingOrder(list.length).filter((at) => !pictures.current.has(at));
    const work = async () => {
      for (let at = queue.shift(); at !== undefined && !signal.aborted; at = queue.shift()) {
        try {
          const picture = await fetchFrame(list[at] ?? '');
          if (signal.aborted) return;
          pictures.current.set(at, picture);
          setLoaded(new Set(pictures.current.keys()));
        } catch {
          lost += 1;
        }
      }
    };
    void Promise.all(Array.from({ length: together }, work)).then(() => {
      if (!signal.aborted) setFailed(lost);
    });
    return () => leaving.abort();
  }, [key, wanted, attempt]);

  const retry = () => {
    setFailed(0);
    setAttempt(attempt + 1);
  };
  return { loaded, failed, retry };
}
