import { ApiError } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { isClosed, needsNoPayment } from './closed-order.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('an order', () => {
  it.each([
    ['cancelled', inMinutes(5), true],
    ['toPay', inMinutes(-1), true],
    ['toPay', inMinutes(5), false],
    ['toPay', null, false],
    ['toShip', inMinutes(-1), false],
  ] as const)('%s, to be paid until %s: closed is %s', (status, payDeadline, closed) => {
    expect(isClosed({ status, payDeadline })).toBe(closed);
  });
});

describe('a refusal to take money', () => {
  const refused = (message: string) => new ApiError({ kind: 'refused', message, fromServer: true });

  it.each(['order cancelled', 'order paid'])('because of "%s" means that the order needs none', (message) => {
    expect(needsNoPayment(refused(message))).toBe(true);
  });

  it('for another reason does not', () => {
    expect(needsNoPayment(refused('Insufficient balance'))).toBe(false);
    expect(needsNoPayment(new TypeError('x'))).toBe(false);
  });
});
