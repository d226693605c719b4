import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import { generate } from 'selfsigned';
import { apiOrigin } from './shop.ts';

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A proxy that ends TLS in front of a port, as a load balancer does: it says so in X-Forwarded-*. */
async function startTlsProxy(toPort: number): Promise<Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const proxy = createServer({ key, cert }, (incoming, outgoing) => {
    const forward = request(
      {
        port: toPort,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          host: `shop.internal:${toPort}`,
          'x-forwarded-proto': 'https',
          'x-forwarded-host': incoming.headers.host,
          'x-forwarded-for': incoming.socket.remoteAddress,
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forward.on('error', () => outgoing.destroy());
    incoming.pipe(forward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

export interface ShopBehindTls {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A shop of its own behind TLS, on the sandbox of this run. It knows its address from its proxy alone. */
export async function startShopBehindTls(): Promise<ShopBehindTls> {
  const port = await freePort();
  const { SHOP_ORIGIN: _, ...env } = process.env;
  const shop: ChildProcess = spawn(process.execPath, ['--conditions=@marketfront/source', 'server/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...env,
      PORT: String(port),
      API_ORIGIN: apiOrigin,
      TRUSTED_PROXIES: 'loopback',
      API_TIMEOUT_MS: '30000',
      BLOCK_TIMEOUT_MS: '20000',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    shop.stdout?.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    shop.once('exit', (code) => reject(new Error(`The shop ended with code ${code}.`)));
  });
  const proxy = await startTlsProxy(port);
  return {
    origin: `https://localhost:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      shop.kill('SIGTERM');
      await once(shop, 'exit');
    },
  };
}
