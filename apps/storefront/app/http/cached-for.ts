import { createContext } from 'react-router';
import type { Tag } from '../services/tags.ts';

/**
 * The visitors that a kept page is for (`speed/server/public-pages.ts`): people without an account who have as many pieces
 * in the cart. Who they are, the page does not know.
 */
export interface CachedFor {
  readonly cartPieces: number;
  /** Set by a page that needs the cart's lines or the decision about consent: it is rendered for its visitor alone. */
  needsVisitor: boolean;
  /** What the page shows, by the shared reads that it made. */
  readonly tags: Set<Tag>;
}

/** `null` for a page of one visitor; the server sets it. */
export const cachedForContext = createContext<CachedFor | null>(null);
