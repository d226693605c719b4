export type { HumanCheck } from './human-check.server.ts';
export { useHumanQuestion } from './use-human-question.ts';
