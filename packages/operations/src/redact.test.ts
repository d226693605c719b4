import { describe, expect, it } from 'vitest';
import { describeError, redactValues } from './redact.ts';

describe('values that are never logged', () => {
  it.each([
    ['an e-mail address', 'sent to ann.shopper+1@mail.example.co.uk today', 'sent to [redacted] today'],
    ['one in an address', '/forget?to=ann%40shop.test', '/forget?to=[redacted]'],
    ['a phone number', 'call +44 20 7946 0100 now', 'call [redacted] now'],
    ['one in groups', 'call 020 7946 0100 now', 'call [redacted] now'],
    ['a bearer token', 'Authorization: Bearer abc.def-123', 'Authorization: Bearer [redacted]'],
    ['a JSON Web Token', 'x eyJhbGciOi.eyJzdWIi.s1g-n_ y', 'x [redacted] y'],
    ['a secret of Stripe', 'pi_3Abc_secret_Xyz1', '[redacted]'],
    ['a code', 'Your code is 123456.', 'Your code is [redacted].'],
    ['a parameter', '/order?client_secret=abc&orderNo=7', '/order?client_secret=[redacted]&orderNo=7'],
  ])('%s', (_, text, redacted) => expect(redactValues(text)).toBe(redacted));

  it.each([
    'at run (/app/node_modules/.pnpm/hono@4.13.19/node_modules/hono/dist/hono.js:12:34)',
    '{"time":"2026-11-30T08:01:07.604Z","requestId":"021fa443-a514-4067-929a-f37891f3a39f","ms":1204}',
    'http://localhost:5990/goods_detail/999999',
    '47270f96dd798c22932501f8e0a03566',
  ])('but not %s', (text) => expect(redactValues(text)).toBe(text));
});

describe('an error in a log', () => {
  it('is told without the values of its query and without what a driver adds', () => {
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (street)=(1 High Street) already exists.',
    });
    const error = new Error('Failed query: insert into "users"\nparams: Ann,1 High Street', { cause });
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toMatch(/High Street|Ann/);
    expect(described).toMatchObject({
      message: 'Failed query: insert into "users"',
      cause: { message: 'duplicate key value', errorCode: '23505' },
    });
    expect(described.stack).toContain('redact.test');
    expect(describeError(described), 'described twice, by the report and by the logger').toEqual(described);
  });

  it.each([['text'], [undefined], [{ message: 'thrown as it is' }]])('may be %j', (thrown) =>
    expect(describeError(thrown).message).toBe(
      typeof thrown === 'object' ? 'thrown as it is' : String(thrown),
    ),
  );
});
