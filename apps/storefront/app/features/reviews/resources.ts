import { defineResource } from '../../http/index.ts';
import type { QuestionAnswer } from './question-actions.server.ts';
import type { VoteAnswer } from './vote-action.server.ts';

/** A question about a product. */
export const question = defineResource<{ query: { product: number }; act: QuestionAnswer }>('question');

/** A buyer's answer to a question. */
export const questionAnswer = defineResource<{
  query: { product: number; question: number };
  act: QuestionAnswer;
}>('question-answer');

/** The "helpful" vote for a question and its answers. */
export const questionVote = defineResource<{
  query: { product: number; question: number; on: '0' | '1' };
  act: VoteAnswer;
}>('question-vote');

/** The "helpful" vote for a review. */
export const reviewVote = defineResource<{
  query: { product: number; review: number; on: '0' | '1' };
  act: VoteAnswer;
}>('review-vote');
