import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|text\/x-script|image\/svg)/;

/** Compresses an answer while it streams: each chunk is flushed, so the shell of a page is not held back. */
export function compressed(request: Request, response: Response): Response {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body || request.method === 'HEAD' || !compressible.test(type)) return response;
  if (response.headers.has('Content-Encoding')) return response;
  const accepts = request.headers.get('Accept-Encoding') ?? '';
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined;
  if (!encoding) return response;
  const zip =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('error', (error) => zip.destroy(error));
  zip.on('close', () => source.destroy());
  const headers = new Headers(response.headers);
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  headers.append('Vary', 'Accept-Encoding');
  return new Response(Readable.toWeb(source.pipe(zip)) as ReadableStream, {
    status: response.status,
    headers,
  });
}
