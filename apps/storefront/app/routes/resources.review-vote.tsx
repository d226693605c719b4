import { voteAction } from '../features/reviews/index.server.ts';

/** "Helpful" of a review. */
export const action = voteAction;
