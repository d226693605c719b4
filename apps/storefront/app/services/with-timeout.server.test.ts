import { ApiError } from '@marketfront/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from './log.server.ts';
import { withTimeout } from './with-timeout.server.ts';

describe('withTimeout', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  beforeEach(() => void warn.mockClear());
  afterEach(() => void vi.useRealTimers());

  it('gives the value of a call that answers in time', async () => {
    await expect(withTimeout(Promise.resolve(7))).resolves.toBe(7);
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves out a block whose call failed, and logs the failure', async () => {
    const failed = Promise.reject(new ApiError({ kind: 'unavailable', message: 'connection refused' }));
    await expect(withTimeout(failed)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'unavailable', err: expect.any(ApiError) }),
      'A block was left out',
    );
  });

  it('leaves out a block whose call is too slow, and logs that', async () => {
    vi.useFakeTimers();
    const slow = withTimeout(new Promise<number>(() => undefined), 100);
    await vi.advanceTimersByTimeAsync(101);
    await expect(slow).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith({ limitMs: 100 }, 'A block was left out: no answer in time');
  });

  it('does not hide a programming error', async () => {
    await expect(withTimeout(Promise.reject(new TypeError('x is undefined')))).rejects.toThrow(TypeError);
  });
});
