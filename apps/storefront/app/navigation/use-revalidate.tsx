import { createContext, type ReactNode, use } from 'react';
import { useRevalidator } from 'react-router';

type Revalidate = () => Promise<void>;

const RevalidateContext = createContext<Revalidate | null>(null);

/** Gives `useRevalidate` to the pages in it. */
export function RevalidateProvider({ children }: { readonly children: ReactNode }) {
  const { revalidate } = useRevalidator();
  return <RevalidateContext value={revalidate}>{children}</RevalidateContext>;
}

/**
 * Reads the data of the page again. `useRevalidator` of React Router would render its component, here often a whole page of
 * cards, at each step of every navigation, since it also tells that state.
 * @throws an `Error` outside `RevalidateProvider`
 */
export function useRevalidate(): Revalidate {
  const revalidate = use(RevalidateContext);
  if (!revalidate) throw new Error('useRevalidate needs a RevalidateProvider around it.');
  return revalidate;
}
