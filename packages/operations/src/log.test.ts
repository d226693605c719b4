import { expect, it, vi } from 'vitest';
import { createLogger } from './log.ts';
import { newScope, runInScope } from './request-scope.ts';

function lines(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const written: string[] = [];
  write(createLogger('test', { write: (line) => void written.push(line) }));
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('writes a line of JSON with the id and the route of its request', () => {
  const scope = { ...newScope(), route: '/cart' };
  const [line] = lines((log) => runInScope(scope, () => log.warn({ limitMs: 500 }, 'late')));
  expect(line).toMatchObject({
    level: 'warn',
    service: 'test',
    requestId: scope.id,
    route: '/cart',
    limitMs: 500,
    msg: 'late',
  });
});

it('writes no personal data, by the name of a field or by what a value looks like', () => {
  const [line] = lines((log) =>
    log.info(
      {
        password: 'Passw0rd!',
        form: { phone: '7700900123', consignee: { name: 'Ann' } },
        url: '/?token=abc',
      },
      'sent to ann@shopper.test',
    ),
  );
  expect(line).toMatchObject({
    password: '[redacted]',
    form: { phone: '[redacted]', consignee: { name: '[redacted]' } },
    url: '/?token=[redacted]',
    msg: 'sent to [redacted]',
  });
});

it('writes what LOG_LEVEL says, which must be a level', () => {
  vi.stubEnv('LOG_LEVEL', 'error');
  expect(lines((log) => log.warn('not this'))).toEqual([]);
  vi.stubEnv('LOG_LEVEL', 'loud');
  expect(() => createLogger('test')).toThrow('LOG_LEVEL is "loud"');
  vi.unstubAllEnvs();
});

it.each([
  ['a caller that we trust names the request', '021fa443-a514-4067', '021fa443-a514-4067'],
  ['a text that is no id is replaced', 'x\n{"level":"fatal"}', expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('%s', (_, given, id) => expect(newScope(given).id).toEqual(id));
