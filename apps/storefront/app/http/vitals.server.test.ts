import { expect, it, vi } from 'vitest';
import { TestBrowser } from '../testing/browser.ts';
import { config } from '../services/config.server.ts';
import { readVitals, vitalsAction } from './vitals.server.ts';

const form = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

it('reads what a browser has measured, by the kind of page', () => {
  expect(readVitals(form({ page: '/fr/goods_detail/12', LCP: '812.34567', CLS: '0.01' }))).toEqual({
    page: '/goods_detail/:id',
    vitals: { LCP: 812.346, CLS: 0.01 },
  });
});

it('leaves out what cannot be measured', () => {
  const wrong = { LCP: '-1', INP: 'fast', FCP: '1e9', TTFB: '', shoeSize: '43' };
  expect(readVitals(form({ page: '/', CLS: '0', ...wrong }))).toEqual({ page: '/', vitals: { CLS: 0 } });
  expect(readVitals(form({ page: '/', ...wrong }))).toBeUndefined();
});

it.each(['', 'cart', '/a?email=ann', '/<b>', '/a\n{}'])('refuses the page %j', (page) => {
  expect(readVitals(form({ page, LCP: '1' }))).toBeUndefined();
});

it('answers 400 to a body that is no form', async () => {
  vi.spyOn(config, 'collectsVitals', 'get').mockReturnValue(true);
  const answer = await new TestBrowser().post(vitalsAction, '/vitals', 'multipart/form-data', 'x');
  expect(answer.status).toBe(400);
});
