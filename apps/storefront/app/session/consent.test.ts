import { describe, expect, it } from 'vitest';
import { type ConsentSource, consentText, isGranted, mustAsk, purposes, readConsent } from './consent.ts';

const version = '0a1b2c3d';
const id = '3f0c9d52-7b0e-4c8e-9a43-1c64f1f3f4f0';
const decided = (granted: readonly (typeof purposes)[number][]) =>
  consentText({ version, granted, at: 1_790_000_000, id });
const source = (values: Partial<ConsentSource>): ConsentSource => ({
  version,
  cookie: undefined,
  gpc: false,
  ...values,
});

describe('the cookie', () => {
  it('keeps what was decided, when, and about what', () => {
    const consent = { version, granted: ['preferences', 'marketing'] as const, at: 1_790_000_000, id };
    expect(readConsent(consentText(consent))).toEqual(consent);
  });

  it.each(['', 'yes', `${version}.x.1.`, `${version}.s.soon.`, `${version}.s.1.<b>`, 'x'.repeat(5000)])(
    'is not read from %.20s',
    (text) => expect(readConsent(text)).toBeUndefined(),
  );
});

describe('a purpose', () => {
  const granted = (from: Partial<ConsentSource>) =>
    purposes.filter((purpose) => isGranted(purpose, source(from)));

  it.each<[string, Partial<ConsentSource>, string[]]>([
    ['without an answer', {}, []],
    ['that was refused', { cookie: decided([]) }, []],
    ['that was agreed to', { cookie: decided(['statistics']) }, ['statistics']],
    ['after the purposes have changed', { cookie: decided(['statistics']), version: 'ffffffff' }, []],
    ['with Global Privacy Control', { cookie: decided(purposes.slice()), gpc: true }, ['preferences']],
    ['of a shop that asks nobody', { version: null }, ['preferences']],
    [
      'of a shop that asks nobody any more',
      { version: null, cookie: decided(['statistics']) },
      ['preferences'],
    ],
  ])('%s', (_, from, expected) => expect(granted(from)).toEqual(expected));
});

it.each<[string, Partial<ConsentSource>, boolean]>([
  ['who has not answered', {}, true],
  ['who has answered', { cookie: decided([]) }, false],
  ['who has answered about other purposes', { cookie: decided([]), version: 'ffffffff' }, true],
  ['whose browser has answered', { gpc: true }, false],
  ['of a shop that has no purposes', { version: null }, false],
])('a visitor %s is asked: %s', (_, from, expected) => expect(mustAsk(source(from))).toBe(expected));
