import { createContext, type ReactNode, startTransition, use, useEffect, useRef, useState } from 'react';
import { useRevalidate } from '../../navigation/index.ts';

const LoadingContext = createContext(false);

interface LateBlocksProps {
  /** Whether a block could not be read in time. */
  readonly incomplete: boolean;
  readonly children: ReactNode;
}

/** Reads the blocks of a page again, once, if one of them was late. */
export function LateBlocks({ incomplete, children }: LateBlocksProps) {
  const revalidate = useRevalidate();
  const isAsked = useRef(false);
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (!incomplete || isAsked.current) return;
    isAsked.current = true;
    // A transition, like the data: otherwise the blocks would be called missing until the data is rendered.
    void revalidate().finally(() => startTransition(() => setAnswered(true)));
  }, [incomplete, revalidate]);
  return <LoadingContext value={incomplete && !isAnswered}>{children}</LoadingContext>;
}

/** Whether a missing block is still being loaded. Without script it is not loaded again. */
export const useIsLate = (): boolean => use(LoadingContext);
