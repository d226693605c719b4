import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
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
    void revalidate().finally(() => setAnswered(true));
  }, [incomplete, revalidate]);
  return <LoadingContext value={incomplete && !isAnswered}>{children}</LoadingContext>;
}

/** Whether a missing block is still being loaded. Without script it is not loaded again. */
export const useIsLate = (): boolean => use(LoadingContext);
