import { createContext, type ReactNode, use } from 'react';
import { useRevalidator } from 'react-router';

type Revalidate = () => Promise<void>;

const RevalidateContext = createContext<Revalidate | null>(null);

/** Provides `useRevalidate` to the pages inside it. */
export function RevalidateProvider({ children }: { readonly children: ReactNode }) {
  const { revalidate } = useRevalidator();
  return <RevalidateContext value={revalidate}>{children}</RevalidateContext>;
}

/**
 * Reads the data of the page again. React Router's `useRevalidator` would render its component, here often a whole page
 * of cards, at each step of every navigation, since it also reports that state.
 * @throws an `Error` outside `RevalidateProvider`
 */
export function useRevalidate(): Revalidate {
  const revalidate = use(RevalidateContext);
  if (!revalidate) throw new Error('useRevalidate needs a RevalidateProvider around it.');
  return revalidate;
}
