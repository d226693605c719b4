import type { MessageArea } from '../messages/index.ts';

/** What a route says of its page, for the server. */
export interface RouteHandle {
  /** What the page needs in its HTML. */
  readonly messages?: readonly MessageArea[];
  /** All messages of the design system (`state/complete-ui.tsx`). */
  readonly completeUi?: true;
}
