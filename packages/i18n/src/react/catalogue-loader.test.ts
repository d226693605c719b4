import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogueLoader } from './catalogue-loader.ts';

/** The value that `read` throws: a promise while the catalogue loads, an error once loading has failed. */
function thrownBy(read: () => unknown): unknown {
  try {
    read();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

describe('createCatalogueLoader', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('makes one request for many callers and keeps the value', async () => {
    const load = vi.fn<(key: string) => Promise<string>>(async (key) => `catalogue ${key}`);
    const catalogues = createCatalogueLoader(load);
    await Promise.all([catalogues.get('fr/cart'), catalogues.get('fr/cart')]);
    expect(catalogues.read('fr/cart')).toBe('catalogue fr/cart');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries a second time when the first download fails', async () => {
    const load = vi
      .fn<() => Promise<string>>(async () => 'catalogue')
      .mockRejectedValueOnce(new Error('network'));
    await expect(createCatalogueLoader(load).get('fr/cart')).resolves.toBe('catalogue');
  });

  it('throws the error after two attempts instead of suspending for ever', async () => {
    const failure = new Error('the file is gone');
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(failure));
    const catalogues = createCatalogueLoader(load);
    expect(thrownBy(() => catalogues.read('fr/cart'))).toBeInstanceOf(Promise);
    await expect(catalogues.get('fr/cart')).rejects.toBe(failure);
    expect(thrownBy(() => catalogues.read('fr/cart'))).toBe(failure);
    expect(thrownBy(() => catalogues.read('fr/cart'))).toBe(failure);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries again on a later visit', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
    const catalogues = createCatalogueLoader(load);
    await expect(catalogues.get('fr/cart')).rejects.toThrow('offline');
    vi.advanceTimersByTime(10_001);
    load.mockImplementation(() => Promise.resolve('catalogue'));
    await expect(catalogues.get('fr/cart')).resolves.toBe('catalogue');
  });
});
