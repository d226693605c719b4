import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort, hasValkey, startValkey } from '../testing/valkey.ts';
import { createSharedStore } from './shared-store.server.ts';
import { connectValkey } from './valkey.server.ts';

const minute = 60_000;
const bytes = (text: string) => Buffer.from(text);
const options = { prefix: 'mf:test:', ownBytes: 2 ** 20 };

/** A store whose Valkey does not respond. */
async function storeAlone() {
  const valkey = connectValkey(`redis://127.0.0.1:${await freePort()}`);
  onTestFinished(() => void valkey?.disconnect());
  return createSharedStore({ ...options, valkey });
}

describe('without Valkey', () => {
  it('a process has its own values, each taken once', async () => {
    for (const store of [await storeAlone(), createSharedStore({ ...options, valkey: undefined })]) {
      await store.set('a', bytes('one'), minute);
      expect(String(await store.get('a'))).toBe('one');
      expect(String(await store.take('a'))).toBe('one');
      expect(await store.take('a')).toBeUndefined();
      expect(await store.get('a')).toBeUndefined();
    }
  });

  it('the first claim of a process counts', async () => {
    for (const store of [await storeAlone(), createSharedStore({ ...options, valkey: undefined })]) {
      const claims = ['one', 'two', 'one'].map((by) => store.claim('c', bytes(by), minute));
      expect((await Promise.all(claims)).map(String)).toEqual(['one', 'one', 'one']);
    }
  });

  it('values take no more memory than they may', async () => {
    const store = createSharedStore({ ...options, valkey: undefined });
    for (let index = 0; index < 20; index++) await store.set(String(index), Buffer.alloc(100_000), minute);
    expect(await store.get('0')).toBeUndefined();
    expect(await store.get('19')).toHaveLength(100_000);
    await store.set('larger than all', Buffer.alloc(2 ** 21), minute);
    expect(await store.get('larger than all')).toBeUndefined();
  });
});

describe.skipIf(!hasValkey)('with Valkey', () => {
  it('a value is shared, and taken once by one of two processes', async () => {
    const valkey = await startValkey();
    const [first, second] = [
      createSharedStore({ ...options, valkey: await valkey.connect() }),
      createSharedStore({ ...options, valkey: await valkey.connect() }),
    ];
    await first.set('a', bytes('one'), minute);
    expect(String(await second.get('a'))).toBe('one');
    expect(String(await second.take('a'))).toBe('one');
    expect(await first.get('a')).toBeUndefined();
    expect(await first.take('a')).toBeUndefined();
  });

  it('the first claim of two processes counts, also after Valkey has lost it', async () => {
    const valkey = await startValkey();
    const [first, second] = [
      createSharedStore({ ...options, valkey: await valkey.connect() }),
      createSharedStore({ ...options, valkey: await valkey.connect() }),
    ];
    expect(String(await first.claim('c', bytes('one'), minute))).toBe('one');
    expect(String(await second.claim('c', bytes('two'), minute))).toBe('one');
    expect(String(await first.claim('c', bytes('one'), minute))).toBe('one');
    await valkey.kill();
    expect(String(await second.claim('c', bytes('two'), minute))).toBe('one');
  });

  it('what was kept outlives the end of Valkey, and its new start without data', async () => {
    const valkey = await startValkey();
    const client = await valkey.connect();
    const store = createSharedStore({ ...options, valkey: client });
    await store.set('a', bytes('one'), minute);
    await valkey.kill();
    expect(String(await store.get('a'))).toBe('one');
    await store.set('b', bytes('two'), minute);
    expect(String(await store.get('b'))).toBe('two');
    valkey.start();
    await expect.poll(() => client.status).toBe('ready');
    expect(String(await store.get('a'))).toBe('one');
    expect(String(await store.take('a'))).toBe('one');
    expect(await store.take('a')).toBeUndefined();
    expect(String(await store.take('b'))).toBe('two');
  });

  it('a spoilt value counts as none', async () => {
    const client = await (await startValkey()).connect();
    const store = createSharedStore({ ...options, ownBytes: 0, valkey: client });
    for (const spoilt of ['', 'x', '{"createdAt":1}', 'x'.repeat(100)]) {
      await store.set('a', bytes('one'), minute);
      await client.set('mf:test:a', spoilt);
      expect(await store.get('a')).toBeUndefined();
    }
    await client.del('mf:test:a');
    await client.lpush('mf:test:a', 'a list');
    expect(await store.take('a')).toBeUndefined();
  });
});
