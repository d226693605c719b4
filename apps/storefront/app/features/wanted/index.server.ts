export { keepQuestion, keptQuestion, pathToQuestion } from './kept-question.server.ts';
export { doWanted, withAccount } from './wanted.server.ts';
