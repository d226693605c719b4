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
  refusal: null,
  escalation: null,
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

const escalation = {
  reason: 'It is broken',
  at: '2026-11-05T10:00:00Z',
  decision: null,
  decisionReason: null,
  decidedAt: null,
} as const;
const refused = { refusal: 'It was fine', decidedAt: '2026-11-04T10:00:00Z', escalation };

it('shows that the marketplace decides, after a refusal or without a word of the store', () => {
  expect(shown({ ...refused, state: 'marketplaceReviewing' })).toEqual([
    'requested done',
    'refused failed',
    'escalated done',
    'marketplaceDecides current',
  ]);
  const silent = shown({ ...refused, refusal: null, state: 'marketplaceReviewing' });
  expect(silent[1]).toBe('silent failed');
});

it('goes on as the marketplace has decided', () => {
  const kept = { ...escalation, decision: 'refuse' as const };
  expect(shown({ ...refused, escalation: kept, state: 'refused' }).at(-1)).toBe('marketplaceRefused failed');
  const agreed = { ...escalation, decision: 'refund' as const };
  expect(shown({ ...refused, escalation: agreed, state: 'refunding' }).slice(3)).toEqual([
    'marketplaceRefunds done',
    'payBack current',
  ]);
  const goods = { ...refused, escalation: agreed, kind: 'goods' as const };
  expect(shown({ ...goods, state: 'returningGoods' }).slice(3)).toEqual([
    'marketplaceRefunds done',
    'sendBack current',
    'received next',
    'payBack next',
  ]);
  const sentBefore = { ...goods, returnedAt: '2026-11-03T10:00:00Z', state: 'refunded' as const };
  expect(shown(sentBefore)).toEqual([
    'requested done',
    'agreed done',
    'sentBack done',
    'refused failed',
    'escalated done',
    'marketplaceRefunds done',
    'paidBack done',
  ]);
});
