import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { generatedFiles } from '../scripts/generated.ts';
import { operationsTable } from './generated/operations.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

describe('generated files', () => {
  test.each(generatedFiles.map((file) => [file.url.pathname.split('/').at(-1), file] as const))(
    '%s is up to date with openapi.yaml (run `pnpm generate`)',
    async (_, { url, make }) => {
      expect((await readFile(url, 'utf8')) === (await make())).toBe(true);
    },
  );
});

describe('openapi.yaml', () => {
  test('passes the recommended rules without a warning', async () => {
    const cli = new URL('../node_modules/.bin/redocly', import.meta.url);
    const { stdout } = await promisify(execFile)(
      fileURLToPath(cli),
      ['lint', 'openapi.yaml', '--format=json'],
      {
        cwd: folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const start = stdout.indexOf('{');
    const report = JSON.parse(stdout.slice(start, stdout.lastIndexOf('}') + 1)) as { totals: unknown };
    expect(report.totals).toMatchObject({ errors: 0, warnings: 0 });
  }, 60_000);

  const paths = new Map<string, (typeof operationsTable)[number]>(
    operationsTable.map((row) => [`${row.method} ${row.path}`, row]),
  );

  // The table of specification §7.
  test.each([
    'GET /api/front/cart/count',
    'GET /api/front/index',
    'GET /api/front/language/listall',
    'GET /api/front/language/content',
    'GET /api/front/user/menu/user',
    'GET /api/front/search/keyword',
    'GET /api/front/product/category',
    'GET /api/front/product/list',
    'GET /api/pc/login/getLoginPic',
    'GET /api/front/login/method/info',
    'GET /api/front/login/twitter/request/token',
    'GET /api/front/merchant/all/type/list',
    'GET /api/front/merchant/all/category/list',
    'GET /api/front/pay/balance',
    'POST /api/front/login/email/captcha',
    'POST /api/front/login/email/forget/password',
    'POST /api/front/login/phone/forget/password',
    'POST /api/front/login/sendCode',
    'POST /api/front/login/register/sendCode',
    'POST /api/front/login/email/reset/password',
    'POST /api/front/login/phone/reset/password',
    'POST /api/front/order/pre/order',
    'POST /api/front/order/cancel/{orderNo}',
    'POST /api/front/order/delete/{orderNo}',
    'POST /api/front/pay/payment',
    'POST /api/front/collect/add/product',
    'POST /api/front/collect/cancel/{productId}',
    'POST /api/front/collect/add/merchant/{id}',
    'POST /api/front/collect/cancel/merchant/{id}',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'GET /api/auth/user',
  ])('has %s', (call) => {
    expect(paths.has(call)).toBe(true);
  });

  test('operation ids are unique', () => {
    expect(new Set(operationsTable.map((row) => row.operationId)).size).toBe(operationsTable.length);
  });

  test.each([
    ['POST /api/front/login/sendCode', 'application/x-www-form-urlencoded', false],
    ['POST /api/front/login/email/captcha', 'text/plain', false],
    ['POST /api/front/upload/image', 'multipart/form-data', false],
    ['POST /api/front/order/create', 'application/json', true],
    ['GET /api/front/product/list', null, false],
    ['GET /api/front/cart/list', null, true],
  ])('%s: body %s, token %s', (call, body, auth) => {
    expect(paths.get(call)).toMatchObject({ body, auth });
  });
});
