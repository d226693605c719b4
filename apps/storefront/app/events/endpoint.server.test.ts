import { expect, it } from 'vitest';
import { readEvents } from './endpoint.server.ts';

const form = (events: unknown) => {
  const data = new FormData();
  data.set('events', typeof events === 'string' ? events : JSON.stringify(events));
  return data;
};
const login = { name: 'login', parameters: { method: 'email' } };

it('reads the events of the shop, and leaves out what is none', () => {
  expect(readEvents(form([login, { name: 'login', parameters: { password: 'x' } }, 7, login]))).toEqual([
    login,
    login,
  ]);
});

it('reads no more at once than a browser sends', () => {
  expect(readEvents(form(Array.from({ length: 50 }, () => login)))).toHaveLength(20);
});

it.each(['', 'null', '{}', '[', JSON.stringify(login), `[${'1,'.repeat(40_000)}1]`])(
  'reads no event of %.20s',
  (text) => {
    expect(readEvents(form(text))).toEqual([]);
  },
);
