import type { EntryContext } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderedDocument } from './rendered-documents.server.ts';

beforeEach(() => void vi.stubEnv('PROD', true));
afterEach(() => void vi.unstubAllEnvs());

interface Visit {
  readonly path?: string;
  readonly nickname?: string | null;
  readonly attempt?: string | null;
  readonly flash?: object | null;
  readonly page?: unknown;
  readonly statusCode?: number;
  readonly actionData?: object | null;
}

/** What the router knows when it has run the loaders of a page. */
function visit({
  path = '/categories',
  page = {},
  statusCode = 200,
  actionData = null,
  ...of
}: Visit): EntryContext {
  const { nickname = null, attempt = null, flash = null } = of;
  const root = { shopper: { nickname }, attempt, flash };
  const location = { pathname: path, search: '?id=1' };
  const loaderData = { root, page };
  return {
    staticHandlerContext: { location, loaderData, actionData, errors: null, statusCode },
  } as unknown as EntryContext;
}

test('a document is sent again with the nonce and the attempt of the new answer', () => {
  const page = { title: 'Lamps' };
  const first = renderedDocument(visit({ page, nickname: 'Ada', attempt: 'try-1' }), 'nonce-1');
  expect(first.known).toBeUndefined();
  first.remember('<script nonce="nonce-1"></script><p>灯</p><input value="try-1"><script>["try-1"]</script>');
  const again = renderedDocument(visit({ page, nickname: 'Ada', attempt: 'try-2' }), 'nonce-2');
  expect(again.known?.toString()).toBe(
    '<script nonce="nonce-2"></script><p>灯</p><input value="try-2"><script>["try-2"]</script>',
  );
});

test('another shopper, other data and another address have documents of their own', () => {
  const page = { title: 'Jugs' };
  renderedDocument(visit({ page, nickname: 'Ada' }), 'n').remember('<p>Ada</p>');
  for (const other of [
    { page, nickname: 'Bo' },
    { page, nickname: null },
    { page: { title: 'Jars' }, nickname: 'Ada' },
    { page, nickname: 'Ada', path: '/fr/categories' },
    { page, nickname: 'Ada', attempt: 'a' },
  ])
    expect(renderedDocument(visit(other), 'n').known).toBeUndefined();
});

test.each([
  ['a page of one shopper', { path: '/user_center' }],
  ['a cart', { path: '/cart' }],
  ['the answer to a form', { actionData: {} }],
  ['a fault', { statusCode: 503 }],
  ['a message that is shown once', { flash: { message: 'Saved' } }],
] satisfies [string, Visit][])('%s is rendered each time', (_, of) => {
  renderedDocument(visit(of), 'n').remember('<p></p>');
  expect(renderedDocument(visit(of), 'n').known).toBeUndefined();
});

test('a document without nonces, or with a character that stands for them, is not remembered', () => {
  renderedDocument(visit({ page: 'a' }), undefined).remember('<p></p>');
  expect(renderedDocument(visit({ page: 'a' }), 'n').known).toBeUndefined();
  renderedDocument(visit({ page: 'b' }), 'n').remember('<p>\0</p>');
  expect(renderedDocument(visit({ page: 'b' }), 'n').known).toBeUndefined();
});
