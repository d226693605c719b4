import { describe, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import { clearMemo, memo } from './memo.ts';

const counter = () => {
  let loads = 0;
  return async () => ++loads;
};

describe('memo', () => {
  it('shares one load between requests at the same time', async () => {
    const db = {} as Db;
    const load = counter();
    expect(await Promise.all([memo(db, 'a', 10, load), memo(db, 'a', 10, load)])).toEqual([1, 1]);
    expect(await memo(db, 'b', 10, load)).toBe(2);
    expect(await memo({} as Db, 'a', 10, load)).toBe(3);
  });

  it('loads again after the time is over, and after a change', async () => {
    const db = {} as Db;
    const load = counter();
    expect(await memo(db, 'a', 0.02, load)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await memo(db, 'a', 10, load)).toBe(2);
    clearMemo(db);
    expect(await memo(db, 'a', 10, load)).toBe(3);
  });

  it('does not keep a failure', async () => {
    const db = {} as Db;
    await expect(memo(db, 'a', 10, () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect(await memo(db, 'a', 10, async () => 'fine')).toBe('fine');
  });
});
