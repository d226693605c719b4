import { serve } from '../../http/index.server.ts';
import { answerAction, questionAction, questionVoteAction } from './question-actions.server.ts';
import { question, questionAnswer, questionVote, reviewVote } from './resources.ts';
import { voteAction } from './vote-action.server.ts';

export const reviewResources = [
  serve(question, { act: questionAction }),
  serve(questionAnswer, { act: answerAction }),
  serve(questionVote, { act: questionVoteAction }),
  serve(reviewVote, { act: voteAction }),
];
