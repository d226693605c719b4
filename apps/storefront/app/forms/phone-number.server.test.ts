import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './phone-number.server.ts';

describe('a phone number of a form', () => {
  it.each([
    ['7400 123456', 'GB', '44', '7400123456'],
    ['07400 123456', 'GB', '44', '7400123456'],
    ['+44 7400 123456', 'GB', '44', '7400123456'],
    ['+44 (0) 7400 123456', 'GB', '44', '7400123456'],
    ['0044 7400 123456', 'GB', '44', '7400123456'],
    ['+8613812345678', 'GB', '86', '13812345678'],
    ['06 12 34 56 78', 'FR', '33', '612345678'],
    ['081 234 5678', 'TH', '66', '812345678'],
    ['020 55 512 345', 'LA', '856', '2055512345'],
    ['06 1234 5678', 'IT', '39', '0612345678'],
    ['+44 7400 123456', undefined, '44', '7400123456'],
  ])('%s in %s is +%s %s', (text, country, countryCode, phone) => {
    expect(readPhoneNumber(text, country)).toEqual({ countryCode, phone });
  });

  it.each(['', '12', 'ask Ana', '+'.repeat(3_000_000)])('that is none stays as it is', (text) => {
    expect(readPhoneNumber(text, 'GB')).toEqual({ countryCode: '44', phone: text });
  });

  it('in an unknown country has no calling code', () => {
    expect(readPhoneNumber('7400 123456', 'constructor')).toEqual({
      countryCode: undefined,
      phone: '7400 123456',
    });
  });
});
