import type { MessageArea } from '../messages/index.ts';

/**
 * The declarations of a route about its page, or of a layout about its pages: plain values, which the build reads
 * before there are any modules (`speed/build/pages-to-browse.ts`).
 */
export interface RouteHandle {
  /**
   * A page to browse: it is loaded when a visitor points at a link to it, so opening it changes nothing, and browsers
   * may cache it for Back.
   */
  readonly browse?: true;
  /** The messages that the page needs in its HTML; for a page to browse, also when it is prefetched. */
  readonly messages?: readonly MessageArea[];
  /** All messages of the design system (`state/complete-ui.tsx`). */
  readonly completeUi?: true;
}
