import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { filmOf, filmShot } from './addresses.ts';
import { keepForEver, notFound } from './answer.ts';
import { filmFile, shotHash } from './photos.ts';

type Range = { first: number; last: number };

/**
 * The bytes requested by a `Range` header (RFC 9110, 14.1.2): undefined for the whole file, also for several ranges and
 * for other units; null if the range lies outside of the file.
 */
export function rangeOf(header: string | undefined, length: number): Range | undefined | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  // A range that ends before its start is invalid.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first < length && first <= last ? { first, last } : null;
}

/** `/media/film/<product>.mp4`, whole or in parts: browsers request parts, and some play nothing else. */
export async function sendFilm(context: Context): Promise<Response> {
  const product = /^([a-z0-9-]{1,80})\.mp4$/.exec(context.req.param('name') ?? '')?.[1] ?? '';
  if (!filmOf(product)) return notFound(context);
  context.header('Accept-Ranges', 'bytes');
  const { etag, isKnown } = keepForEver(context, `${product} ${shotHash(product, filmShot)}`);
  if (isKnown) return context.body(null, 304);
  const bytes = await readFile(filmFile(product));
  const isSame = (context.req.header('if-range') ?? etag) === etag;
  const range = isSame ? rangeOf(context.req.header('range'), bytes.length) : undefined;
  if (range === null) {
    context.header('Content-Range', `bytes */${bytes.length}`);
    return context.body(null, 416);
  }
  const { first, last } = range ?? { first: 0, last: bytes.length - 1 };
  if (range) context.header('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
  context.header('Content-Type', 'video/mp4');
  context.header('Content-Length', String(last - first + 1));
  return context.body(new Uint8Array(bytes.subarray(first, last + 1)), range ? 206 : 200);
}
