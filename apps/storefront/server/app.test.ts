import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from './testing.ts';

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };
const seen = async (answer: Response) =>
  (await answer.json()) as { url: string; clientAddress: string; body?: number };

describe('the public origin', () => {
  const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'shop.example' };

  it('is SHOP_ORIGIN where it is set: forms work behind HTTPS', async () => {
    const origin = await listen({ shopOrigin: 'https://shop.example' });
    const answer = await fetch(`${origin}/cart?a=1`, {
      method: 'POST',
      headers: { ...formType, Origin: 'https://shop.example' },
      body: 'intent=checkout',
    });
    expect(await seen(answer)).toMatchObject({ url: 'https://shop.example/cart?a=1', body: 15 });
  });

  it('comes from the headers of a trusted proxy', async () => {
    const origin = await listen({ trustedProxies: ['loopback'] });
    const { url } = await seen(await fetch(`${origin}/cart`, { headers: forwarded }));
    expect(url).toBe('https://shop.example/cart');
  });

  it('does not come from headers that anybody sent', async () => {
    const origin = await listen();
    const { url } = await seen(await fetch(`${origin}/cart`, { headers: forwarded }));
    expect(url).toBe(`${origin}/cart`);
  });

  it('is the connection’s own where a proxy sends an unusable host', async () => {
    const origin = await listen({ trustedProxies: ['loopback'] });
    const headers = { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Host': 'a b' };
    expect((await seen(await fetch(`${origin}/`, { headers }))).url).toBe(`${origin}/`);
  });
});

describe('the client address', () => {
  it('is the connection’s, whatever a client forwards', async () => {
    const origin = await listen();
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await seen(await fetch(origin, { headers }))).clientAddress).toBe('127.0.0.1');
  });

  it('is the last one that no trusted proxy added', async () => {
    const origin = await listen({ trustedProxies: ['loopback'] });
    const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' };
    expect((await seen(await fetch(origin, { headers }))).clientAddress).toBe('203.0.113.7');
  });
});

describe('requests that are refused', () => {
  const post = (origin: string, init: RequestInit & { duplex?: 'half' }) =>
    fetch(`${origin}/cart`, { method: 'POST', ...init });

  it('a form from another site', async () => {
    const origin = await listen();
    const evil = await post(origin, {
      headers: { ...formType, Origin: 'https://evil.example' },
      body: 'a=1',
    });
    expect(evil.status).toBe(403);
  });

  it('a form above 64 kB, announced or streamed', async () => {
    const origin = await listen();
    const headers = { ...formType, Origin: origin };
    expect((await post(origin, { headers, body: 'a&'.repeat(800_000) })).status).toBe(413);
    const chunks = new ReadableStream({
      start(controller) {
        for (let chunk = 0; chunk < 20; chunk += 1) controller.enqueue(new Uint8Array(8192).fill(97));
        controller.close();
      },
    });
    expect((await post(origin, { headers, body: chunks, duplex: 'half' })).status).toBe(413);
  });

  it('a body that is no form', async () => {
    const origin = await listen();
    const headers = { 'Content-Type': 'application/json', Origin: origin };
    expect((await post(origin, { headers, body: '{}' })).status).toBe(415);
  });

  it('another method, with the security headers of every answer', async () => {
    const answer = await fetch(await listen(), { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST');
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('security headers', () => {
  const namesOf = (answer: Response) =>
    [...answer.headers.keys()].filter((name) =>
      /^(?:x-|cross-|content-security|permissions|refer|origin)/.test(name),
    );

  it('of the build’s files are those that concern files; of a file that may be opened as a page, all', async () => {
    const clientFolder = mkdtempSync(path.join(tmpdir(), 'client-'));
    onTestFinished(() => rmSync(clientFolder, { recursive: true }));
    mkdirSync(path.join(clientFolder, 'assets'));
    writeFileSync(path.join(clientFolder, 'assets/a.js'), 'export {}');
    writeFileSync(path.join(clientFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const origin = await listen({ clientFolder });

    const script = await fetch(`${origin}/assets/a.js`);
    expect(script.status).toBe(200);
    expect(namesOf(script)).toEqual(['cross-origin-resource-policy', 'x-content-type-options']);
    expect(script.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');

    for (const address of ['/icon.svg', '/', '/assets-of-mine']) {
      const document = await fetch(origin + address);
      expect(namesOf(document)).toEqual(
        expect.arrayContaining(['content-security-policy', 'permissions-policy', 'x-frame-options']),
      );
    }
  });
});

describe('what a link loads ahead', () => {
  const cachingOf = async (path: string, status = 200, ahead = { 'Sec-Purpose': 'prefetch' }) => {
    const headers = { Vary: 'Cookie', 'Cache-Control': 'private, no-store' };
    const origin = await listen({ handle: async () => new Response('data', { status, headers }) });
    const answer = await fetch(origin + path, { headers: ahead });
    return [answer.headers.get('Cache-Control'), answer.headers.get('Vary')?.includes('Cookie')];
  };

  it('may be used for ten seconds by this browser, with the same cookies', async () => {
    expect(await cachingOf('/categories.data?_routes=a')).toEqual(['private, max-age=10', true]);
  });

  it('keeps its own caching where it is a document, failed, or is asked for at once', async () => {
    const [own] = await cachingOf('/categories.data', 200, {} as never);
    expect(own).toBe('private, no-store');
    expect((await cachingOf('/categories'))[0]).toBe('private, no-store');
    expect((await cachingOf('/categories.data', 503))[0]).toBe('private, no-store');
  });
});

describe('overload', () => {
  it('answers 503 beyond the bound, health at once, and recovers by itself', async () => {
    let release: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const origin = await listen({
      maxInFlight: 2,
      handle: async () => {
        await blocked;
        return new Response('page');
      },
    });
    const waiting = [fetch(`${origin}/a`), fetch(`${origin}/b`)];
    await expect.poll(async () => (await fetch(`${origin}/c`)).status).toBe(503);
    const busy = await fetch(`${origin}/c`);
    expect(busy.headers.get('Retry-After')).toBe('3');
    expect(await busy.text()).toContain('very busy');
    expect(await (await fetch(`${origin}/fr/c`)).text()).toContain('<html lang="fr"');
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await fetch(`${origin}/c`)).status).toBe(200);
  });

  it('of pictures that are drawn keeps no page out', async () => {
    let release: () => void = () => undefined;
    const drawn = new Promise<void>((resolve) => {
      release = resolve;
    });
    const origin = await listen({
      maxInFlight: 16,
      handle: async (request) => {
        if (request.url.includes('/preview/')) await drawn;
        return new Response('answer');
      },
    });
    const previews = Array.from({ length: 240 }, (_, id) =>
      fetch(`${origin}${['', '/fr', '/th'][id % 3]}/preview/${id}`),
    );
    const statuses: number[] = [];
    for (const preview of previews) void preview.then(({ status }) => statuses.push(status));
    await expect.poll(() => statuses.length).toBe(238);
    expect(new Set(statuses)).toEqual(new Set([503]));
    for (const path of ['/a', '/fr/a']) expect((await fetch(origin + path)).status).toBe(200);
    release();
    await Promise.all(previews);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });

  it('answers health between pages that keep the processor busy', async () => {
    let rendered = 0;
    const renderedBeforeHealth: number[] = [];
    const origin = await listen({
      handle: async () => {
        const began = performance.now();
        while (performance.now() - began < 20);
        rendered += 1;
        return new Response('page');
      },
      isStopping: () => {
        renderedBeforeHealth.push(rendered);
        return false;
      },
    });
    const pages = Array.from({ length: 50 }, (_, page) => fetch(`${origin}/${page}`));
    await fetch(`${origin}/healthz`);
    await Promise.all(pages);
    expect(renderedBeforeHealth[0]).toBeLessThan(50);
  });
});

describe('health', () => {
  it('reports a running process and a ready one separately', async () => {
    const origin = await listen({ isReady: async () => false });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  });

  it('reports that the shop is stopping', async () => {
    const origin = await listen({ isStopping: () => true });
    expect((await fetch(`${origin}/healthz`)).status).toBe(503);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  });
});

it('keeps the host of a path that begins with two slashes', async () => {
  const origin = await listen({ shopOrigin: 'https://shop.example' });
  const port = Number(new URL(origin).port);
  const text = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET //evil.test/x HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n'),
    );
    let received = '';
    socket.on('data', (chunk) => (received += chunk));
    socket.on('close', () => resolve(received));
  });
  expect(text).not.toContain('"url":"https://evil.test');
});

it('names the build that answers with the data of a page', async () => {
  const origin = await listen({ buildId: 'b1' });
  const timing = async (path: string) => (await fetch(origin + path)).headers.get('Server-Timing');
  expect(await timing('/cart.data')).toBe('build;desc="b1"');
  expect(await timing('/cart')).toBe(null);
});
