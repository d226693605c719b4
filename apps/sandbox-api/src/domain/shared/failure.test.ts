import { knownMessageKey, validationKeys } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { messageOfIssue } from '../../issue-messages.ts';
import { invalid, refused } from './failure.ts';

describe('refusals', () => {
  it('have a known message, with its values', () => {
    expect(refused('couponUsed')).toMatchObject({
      code: 500,
      message: 'This coupon has already been used！',
    });
    expect(invalid('tooManyPictures', { max: 5 })).toMatchObject({
      code: 400,
      message: 'At most 5 pictures can be sent',
    });
  });

  it('take no free text and no key without its values', () => {
    // @ts-expect-error: a sentence is not a key, so the type checker refuses it
    expect(knownMessageKey(refused('You cannot do this').message)).toBeUndefined();
    // @ts-expect-error: this message holds a number
    expect(refused('codeTooSoon').message).toContain('{seconds}');
  });

  it('say what is wrong with a field by a message that shops translate', () => {
    const keys = validationKeys.flatMap((issue) => messageOfIssue(issue) ?? []);
    expect(keys.map((key) => knownMessageKey(invalid(key).message))).toEqual(keys);
    expect(messageOfIssue('constructor')).toBeNull();
  });
});
