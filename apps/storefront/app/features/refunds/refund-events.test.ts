import { expect, it } from 'vitest';
import { refundEvents } from './refund-events.ts';

const asked = {
  state: 'reviewing',
  kind: 'money',
  createdAt: '2026-11-01T10:00:00Z',
  decidedAt: null,
  returnedAt: null,
  receivedAt: null,
  refundedAt: null,
  revokedAt: null,
} as const;
const shown = (facts: Partial<Parameters<typeof refundEvents>[0]>) =>
  refundEvents({ ...asked, ...facts }).map(({ step, state }) => `${step} ${state}`);

it('shows what comes next while the store decides', () => {
  expect(shown({})).toEqual(['requested done', 'agreed current', 'payBack next']);
  expect(shown({ kind: 'goods' })).toEqual([
    'requested done',
    'agreed current',
    'sendBack next',
    'received next',
    'payBack next',
  ]);
});

it('follows goods that come back until the money does', () => {
  expect(shown({ kind: 'goods', state: 'returningGoods' })).toContain('sendBack current');
  const returnedAt = '2026-11-03T10:00:00Z';
  expect(shown({ kind: 'goods', state: 'storeReceiving', returnedAt })).toEqual([
    'requested done',
    'agreed done',
    'sentBack done',
    'received current',
    'payBack next',
  ]);
  expect(shown({ kind: 'goods', state: 'refunded', returnedAt }).at(-1)).toBe('paidBack done');
});

it('ends with a refusal, also after the goods were checked, or with a withdrawal', () => {
  expect(shown({ state: 'refused' })).toEqual(['requested done', 'refused failed']);
  expect(shown({ state: 'refused', kind: 'goods', returnedAt: '2026-11-03T10:00:00Z' })).toEqual([
    'requested done',
    'agreed done',
    'sentBack done',
    'refused failed',
  ]);
  expect(shown({ state: 'revoked' })).toEqual(['requested done', 'revoked failed']);
});
