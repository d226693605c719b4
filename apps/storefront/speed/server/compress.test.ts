import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedEncoding, compressed, quickest, smallest } from './compress.ts';

const browser = 'gzip, deflate, br, zstd';

it.each([
  [browser, 'zstd', 'br'],
  ['gzip, br;q=1', 'br', 'br'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', 'identity', 'identity'],
  [undefined, 'identity', 'identity'],
] as const)('of "%s" the quickest is %s and the smallest %s', (accepted, quick, small) => {
  expect([acceptedEncoding(accepted, quickest), acceptedEncoding(accepted, smallest)]).toEqual([
    quick,
    small,
  ]);
});

it.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s is smaller and has the same text', async (encoding, decompress) => {
  const text = '<p>Stoneware mug</p>'.repeat(100);
  const answer = await compressed(
    new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    encoding,
  );
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(body.length).toBeLessThan(text.length);
  expect(decompress(body).toString()).toBe(text);
});
