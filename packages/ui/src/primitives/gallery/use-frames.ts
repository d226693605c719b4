'use client';
import { useEffect, useRef, useState } from 'react';

/** The maximum number of parallel requests. */
const together = 4;

/** Every eighth frame first, then those between, so that the whole turn is visible early in coarse steps. */
export function loadingOrder(count: number): readonly number[] {
  const order = new Set<number>();
  for (const step of [8, 4, 2, 1]) for (let at = 0; at < count; at += step) order.add(at);
  return [...order];
}

/** The loaded frame that is nearest to a frame on the circle; the first frame when none is loaded. */
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
  /** The number of frames that failed to load; 0 until all others are loaded. */
  failed: number;
  /** Loads the failed frames again. */
  retry: () => void;
}

/** Loads the frames, a few at a time, once `wanted` is true. Other addresses need another component instance. */
export function useFrames(addresses: readonly string[], wanted: boolean): Frames {
  // Kept, so that the browser does not decode them again during the rotation.
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
