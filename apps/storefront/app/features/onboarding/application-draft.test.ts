// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { applicationDraft, readApplicationDraft } from './application-draft.ts';

const draft = {
  from: 0,
  step: 'contact',
  values: { companyName: 'Otto Audio' },
  pictures: ['/uploads/a.png'],
  codeUntil: 0,
};

beforeEach(() => localStorage.clear());

it('keeps what was entered, apart for a corrected application', () => {
  applicationDraft.keep(draft);
  expect(readApplicationDraft(0)).toEqual(draft);
  expect(readApplicationDraft(7)).toBeUndefined();
});

it('forgets what was sent', () => {
  applicationDraft.keep(draft);
  applicationDraft.forget();
  expect(readApplicationDraft(0)).toBeUndefined();
});

it.each([
  '{"from":0}',
  '{"from":0,"step":"x","values":{"a":1},"pictures":[],"codeUntil":0}',
  'no JSON',
  '[]',
])('ignores %s', (text) => {
  localStorage.setItem('merchantApplication', text);
  expect(readApplicationDraft(0)).toBeUndefined();
});
