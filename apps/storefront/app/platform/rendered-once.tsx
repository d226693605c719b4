import { createContext, type ReactNode, use } from 'react';
import { type RootData, useRoot } from './root-data.ts';

/** The parts of one page that its server remembers (`rendered-parts.server.ts`). */
export interface RenderedParts {
  /** Asks for a part by all that decides what it looks like: its number on this page, and whether it is known already. */
  readonly ask: (part: AskedPart) => { readonly number: number; readonly known: boolean };
}

export interface AskedPart {
  readonly root: RootData;
  readonly by: object;
  readonly samePlace: boolean;
}

/** Set while the server of a built shop renders; null in the browser, in tests, and for the answer to a form or a fault. */
export const RenderedPartsContext = createContext<RenderedParts | null>(null);

interface RenderedOnceProps {
  /**
   * All that decides what the part looks like, except what `useRoot` says: JSON values, with names that no other kind of
   * part has. null: it is not remembered.
   */
  readonly by: object | null;
  /** It is at the same place of every page, so that the ids that React makes for it (`useId`) are the same, too. */
  readonly samePlace?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of pages that looks the same for many visitors, such as a product card: the server renders it once and puts the
 * same HTML into later pages. Browsers hydrate it like all else. It may use neither the address of the page nor what only
 * one shopper sees; a part that uses `useId` is rendered each time, unless it has the `samePlace`. It may have others in it.
 */
export function RenderedOnce(props: RenderedOnceProps) {
  return import.meta.env.SSR ? <Remembered {...props} /> : props.children;
}

function Remembered({ by, samePlace = false, children }: RenderedOnceProps) {
  const parts = use(RenderedPartsContext);
  const root = useRoot();
  if (!parts || !by) return children;
  const { number, known } = parts.ask({ root, by, samePlace });
  return <rendered-part id={number}>{known ? null : children}</rendered-part>;
}

declare module 'react/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'rendered-part': { readonly id: number; readonly children: ReactNode };
    }
  }
}
