import { isString, listOf } from '../../browser/index.ts';
import { draftInBrowser } from '../../drafts/index.ts';

/** An unsent review of a line of an order. */
export interface ReviewDraft {
  readonly line: number;
  readonly stars: number;
  readonly serviceStars: number;
  readonly text: string;
  readonly pictures: readonly string[];
}

const mostDrafts = 20;

const isDraft = (value: unknown): value is ReviewDraft => {
  const { line, stars, serviceStars, text, pictures } = (value ?? {}) as Partial<ReviewDraft>;
  return [line, stars, serviceStars].every(Number.isInteger) && isString(text) && listOf(isString)(pictures);
};
const drafts = draftInBrowser('reviewDrafts', listOf(isDraft));
const others = (line: number) => (drafts.read() ?? []).filter((draft) => draft.line !== line);

/** The draft of a line in this browser. */
export const readReviewDraft = (line: number): ReviewDraft | undefined =>
  drafts.read()?.find((draft) => draft.line === line);

/** Stores a draft; an empty one is deleted. */
export function keepReviewDraft(draft: ReviewDraft): void {
  const isEmpty = draft.stars + draft.serviceStars + draft.text.length + draft.pictures.length === 0;
  drafts.keep([...(isEmpty ? [] : [draft]), ...others(draft.line)].slice(0, mostDrafts));
}

export const forgetReviewDraft = (line: number): void => drafts.keep(others(line));
