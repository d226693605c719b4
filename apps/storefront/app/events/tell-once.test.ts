// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

/** Simulates a new page load: the module loses its state in memory. */
async function load() {
  vi.resetModules();
  const { tellOnce } = await import('./tell-once.ts');
  return tellOnce;
}

/** The server: the first claim gets the subject, also when it is repeated (`claim.server.ts`). */
function server() {
  let first: string | undefined;
  return vi.fn<(claim: string) => Promise<string | null>>(async (claim) =>
    (first ??= claim) === claim ? 'bought' : null,
  );
}

beforeEach(() => localStorage.clear());

it('tells once, whatever is shown again', async () => {
  const [ask, tell] = [server(), vi.fn<(subject: string) => void>()];
  await (await load())('purchase:1', ask, tell);
  await (await load())('purchase:1', ask, tell);
  expect(tell).toHaveBeenCalledExactlyOnceWith('bought');
  expect(ask).toHaveBeenCalledOnce();
});

it('repeats its claim after an answer that was lost', async () => {
  const [ask, tell] = [server(), vi.fn<(subject: string) => void>()];
  const losing = vi.fn<(claim: string) => Promise<undefined>>(async (claim) => void (await ask(claim)));
  await (await load())('purchase:1', losing, tell);
  expect(tell).not.toHaveBeenCalled();
  await (await load())('purchase:1', ask, tell);
  expect(tell).toHaveBeenCalledExactlyOnceWith('bought');
});

it('tells nothing that another browser tells', async () => {
  const [ask, tell] = [server(), vi.fn<(subject: string) => void>()];
  await ask('of another browser');
  await (await load())('purchase:1', ask, tell);
  await (await load())('purchase:1', ask, tell);
  expect(tell).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(2);
});
