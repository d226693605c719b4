/** Runs the recipes of the README, which `pnpm api-docs` copies from this folder. */
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { server } from './mocking.ts';
import { $api, productsQuery } from './react-query.ts';
import { countOfCart } from './tracing.ts';

const info = vi.spyOn(console, 'info');
const queries = new QueryClient();

beforeAll(() => {
  info.mockImplementation(() => {});
  server.listen();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('answers a call of an area from MSW', async () => {
  expect(await api.cart.count()).toBe(2);
});

it('sends the header of the trace with calls of areas and of the client', async () => {
  const traced: (string | null)[] = [];
  server.use(
    http.get('https://api.example.com/api/front/cart/count', ({ request }) => {
      traced.push(request.headers.get('traceparent'));
      return HttpResponse.json({ code: 200, message: '', data: { count: 3 } });
    }),
  );
  await api.cart.count();
  const { data } = await countOfCart();
  expect(data).toEqual({ code: 200, message: '', data: { count: 3 } });
  expect(traced).toHaveLength(2);
  for (const header of traced) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(info).toHaveBeenCalledWith('GET', expect.stringContaining('/api/front/cart/count'), 200);
});

it('reads an operation with openapi-react-query', async () => {
  const params = { query: { numType: true, type: 'sum' } } as const;
  const answer = await queries.fetchQuery($api.queryOptions('get', '/api/front/cart/count', { params }));
  expect(answer).toEqual({ code: 200, message: '', data: { count: 2 } });
});

it('reads a list of an area as a query', async () => {
  const asked: string[] = [];
  server.use(
    http.get('https://api.example.com/api/front/*', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ code: 200, message: '', data: { list: [], total: 0 } });
    }),
  );
  expect(await queries.fetchQuery(productsQuery(7))).toMatchObject({ items: [], total: 0 });
  expect(asked).toEqual([expect.stringContaining('7')]);
});
