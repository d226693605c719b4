import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort, hasValkey, startValkey } from '../app/testing/valkey.ts';
import { connectValkey } from '../app/services/valkey.server.ts';
import { keepFiles, otherBuildsFiles } from './kept-files.ts';
import { listen } from './testing.ts';

/** The client files of a build with these assets; removed after the test. */
function buildOf(assets: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'marketfront-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'assets'));
  for (const [name, text] of Object.entries(assets)) {
    writeFileSync(path.join(folder, 'assets', name), text);
    if (name.endsWith('.js'))
      writeFileSync(path.join(folder, 'assets', `${name}.br`), brotliCompressSync(text));
  }
  return folder;
}

async function ask(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { headers });
  const { status } = answer;
  const read = (name: string) => answer.headers.get(name);
  return { status, type: read('Content-Type'), caching: read('Cache-Control'), text: await answer.text() };
}

describe.skipIf(!hasValkey)('with Valkey', () => {
  it('each build answers the files of the other', async () => {
    const valkey = await (await startValkey()).connect();
    const builds = [buildOf({ 'cart-1.js': 'one' }), buildOf({ 'cart-2.js': 'two', 'font-2.woff2': 'font' })];
    const shops = await Promise.all(
      builds.map(async (clientFolder) => {
        await keepFiles(clientFolder, valkey);
        return listen({ clientFolder, otherBuildsFiles: otherBuildsFiles(valkey) });
      }),
    );
    const script = { status: 200, type: 'text/javascript; charset=utf-8' };
    const caching = 'public, max-age=31536000, immutable';
    for (const shop of shops) {
      expect(await ask(`${shop}/assets/cart-1.js`)).toEqual({ ...script, caching, text: 'one' });
      expect(await ask(`${shop}/assets/cart-2.js`, { 'Accept-Encoding': 'identity' })).toEqual({
        ...script,
        caching,
        text: 'two',
      });
      expect(await ask(`${shop}/assets/font-2.woff2`)).toMatchObject({ type: 'font/woff2', text: 'font' });
      expect(await ask(`${shop}/assets/cart-3.js`)).toMatchObject({ status: 404, text: 'Not found' });
    }
  });
});

it('says so when Valkey is not there, and its files are then answered by their own build alone', async () => {
  const valkey = connectValkey(`redis://127.0.0.1:${await freePort()}`);
  if (!valkey) throw new Error('There is no client.');
  onTestFinished(() => valkey.disconnect());
  const clientFolder = buildOf({ 'cart-2.js': 'two' });
  await expect(keepFiles(clientFolder, valkey)).rejects.toThrow('Valkey does not answer');
  const shop = await listen({ clientFolder, otherBuildsFiles: otherBuildsFiles(valkey) });
  expect(await ask(`${shop}/assets/cart-2.js`)).toMatchObject({ status: 200, text: 'two' });
  expect(await ask(`${shop}/assets/cart-1.js`)).toMatchObject({ status: 404 });
});
