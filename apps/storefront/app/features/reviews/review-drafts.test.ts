// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetReviewDraft, keepReviewDraft, readReviewDraft } from './review-drafts.ts';

const draft = { line: 7, stars: 4, serviceStars: 0, text: 'Warm and', pictures: ['/uploads/a.png'] };

beforeEach(() => localStorage.clear());

it('keeps what is written about each line', () => {
  keepReviewDraft(draft);
  keepReviewDraft({ ...draft, line: 8, text: 'Other' });
  keepReviewDraft({ ...draft, text: 'Warm and light' });
  expect(readReviewDraft(7)?.text).toBe('Warm and light');
  expect(readReviewDraft(8)?.text).toBe('Other');
});

it('forgets a draft that was sent, and one that was emptied', () => {
  keepReviewDraft(draft);
  forgetReviewDraft(7);
  expect(readReviewDraft(7)).toBeUndefined();
  keepReviewDraft(draft);
  keepReviewDraft({ line: 7, stars: 0, serviceStars: 0, text: '', pictures: [] });
  expect(readReviewDraft(7)).toBeUndefined();
});

it('ignores what something else has stored', () => {
  localStorage.setItem('reviewDrafts', JSON.stringify([{ line: 7, text: 3 }]));
  expect(readReviewDraft(7)).toBeUndefined();
});
