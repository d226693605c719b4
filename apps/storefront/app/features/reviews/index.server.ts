export { loadProductQuestions } from './product-questions.server.ts';
export { questionAction, questionVoteAction } from './question-actions.server.ts';
export { loadProductReviews } from './product-reviews.server.ts';
export { voteAction } from './vote-action.server.ts';
