import { parseCookie, serializeCookie } from 'cookie-es';
import type { Server } from 'node:http';
import { config } from '../app/services/config.server.ts';
import { allCookies } from '../app/session/cookies.server.ts';
import { languageOf, plainPage, plainPageHeaders } from './plain-page.ts';

/** Cookies of the shop are far smaller, in bytes; the rest comes from other applications on its host. */
const maxCookieBytes = 16 * 1024;

/** Cookies are removed until this size remains, in bytes. */
const keptCookieBytes = 8 * 1024;

/** Responses with more headers do not pass every proxy. */
const mostRemoved = 50;

/** The longest request headers that are read at all, in bytes. */
export const maxHeaderBytes = 64 * 1024;

const headers = { ...plainPageHeaders, connection: 'close' } as const;

const ownNames = new Set(Object.values(allCookies).map(({ name }) => name));

/** The cookies to remove: the largest first, those of the shop last. */
function excess(header: string): string[] {
  const cookies = Object.entries(parseCookie(header, { decode: (value) => value })).map(([name, value]) => ({
    name,
    isOwn: ownNames.has(name),
    bytes: name.length + (value?.length ?? 0),
  }));
  let left = header.length;
  const removed: string[] = [];
  for (const { name, bytes } of cookies.toSorted(
    (a, b) => Number(a.isOwn) - Number(b.isOwn) || b.bytes - a.bytes,
  )) {
    if (left <= keptCookieBytes || removed.length === mostRemoved) break;
    left -= bytes;
    removed.push(name);
  }
  return removed;
}

/** Refuses a request with more cookies than the shop reads, and removes them, so that the next request passes. */
export function refuseOversizedCookies(request: Request): Response | undefined {
  const cookies = request.headers.get('Cookie') ?? '';
  if (cookies.length <= maxCookieBytes) return undefined;
  const answer = new Response(plainPage('cookies', languageOf(request)), { status: 431, headers });
  for (const name of excess(cookies))
    answer.headers.append(
      'Set-Cookie',
      serializeCookie(name, '', { path: '/', maxAge: 0, secure: config.secureCookies }),
    );
  return answer;
}

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to unreadable requests. Headers that are too long are mostly cookies: the browser is told to clear them. */
export function answerUnreadableRequests(server: Pick<Server, 'on'>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
    const body = isTooLong ? plainPage('cookies') : '';
    const fields = {
      ...headers,
      ...(isTooLong && { 'clear-site-data': '"cookies"' }),
      'content-length': String(Buffer.byteLength(body)),
    };
    const head = [
      `HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}`,
      ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');
    socket.end(`${head}\r\n\r\n${body}`);
  });
}
