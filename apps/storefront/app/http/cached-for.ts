import { createContext } from 'react-router';
import type { Tag } from '../services/tags.ts';

/**
 * The visitors for whom a page is cached (`speed/server/public-pages.ts`): people without an account who have the same
 * number of pieces in the cart. The page has no other data about them.
 */
export interface CachedFor {
  readonly cartPieces: number;
  /** Set by a page that needs the cart's lines or the decision about consent: it is rendered for its visitor only. */
  needsVisitor: boolean;
  /** The subjects of the page, collected from its shared reads. */
  readonly tags: Set<Tag>;
}

/** `null` for a page of one visitor; the server sets it. */
export const cachedForContext = createContext<CachedFor | null>(null);
