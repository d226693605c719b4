import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useRevalidate } from '../../platform/use-revalidate.tsx';

const LoadingContext = createContext(false);

interface LateBlocksProps {
  /** Whether a block could not be read in time. */
  readonly incomplete: boolean;
  readonly children: ReactNode;
}

/** Reads the blocks of a page again, once, when one of them was late. */
export function LateBlocks({ incomplete, children }: LateBlocksProps) {
  const revalidate = useRevalidate();
  const [isAsked, setAsked] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (!incomplete || isAsked) return;
    setAsked(true);
    void revalidate().finally(() => setAnswered(true));
  }, [incomplete, isAsked, revalidate]);
  return <LoadingContext value={incomplete && !isAnswered}>{children}</LoadingContext>;
}

/** Whether a block that is missing is still on its way. Without script nothing more comes. */
export const useIsLate = (): boolean => use(LoadingContext);
