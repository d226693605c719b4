import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerUnreadableRequests, maxHeaderBytes, refuseOversizedCookies } from './oversized-cookies.ts';
import { listen } from './testing.ts';

const request = (cookie: string) => new Request('https://shop.test/', { headers: { Cookie: cookie } });

describe('more cookies than the shop reads', () => {
  it('are removed, the largest first and those of the shop last', () => {
    const cart = `__Host-mf-cart=${'c'.repeat(5000)}`;
    const foreign = Array.from({ length: 5 }, (_, index) => `other${index}=${'x'.repeat(4000)}`);
    const answer = refuseOversizedCookies(request([cart, ...foreign].join('; ')));
    expect(answer?.status).toBe(431);
    const removed = answer?.headers.getSetCookie() ?? [];
    expect(removed).toHaveLength(5);
    for (const cookie of removed) expect(cookie).toMatch(/^other\d=;.*Max-Age=0.*Path=\//);
  });

  it('are those of the shop too where nothing else is left', () => {
    const answer = refuseOversizedCookies(request(`theme=${'x'.repeat(20_000)}`));
    expect(answer?.headers.getSetCookie()).toEqual([expect.stringContaining('theme=;')]);
  });

  it('do not make the answer long itself', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `c${index}=${'x'.repeat(20)}`);
    expect(refuseOversizedCookies(request(many.join('; ')))?.headers.getSetCookie()).toHaveLength(50);
  });

  it('are said in the answer to the browser, and a usual cart passes', async () => {
    const origin = await listen();
    const ask = (bytes: number) => fetch(origin, { headers: { Cookie: `other=${'x'.repeat(bytes)}` } });
    expect((await ask(8000)).status).toBe(200);
  });
});

describe('requests that cannot be read', () => {
  async function send(bytes: string): Promise<string> {
    const server = createServer({ maxHeaderSize: maxHeaderBytes }, (_, response) => response.end('page'));
    answerUnreadableRequests(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  }

  it('are answered with a page that says why, and cookies are cleared', async () => {
    const cookies = 'x'.repeat(maxHeaderBytes);
    const answer = await send(`GET / HTTP/1.1\r\nHost: shop.test\r\nCookie: a=${cookies}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('clear-site-data: "cookies"');
    expect(answer).toContain('too many cookies');
  });

  it('are answered 400 otherwise', async () => {
    expect(await send('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });
});
