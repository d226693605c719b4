import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { startShop } from './own-shop.ts';

/** A proxy that terminates TLS in front of a port, like a load balancer: it says so in X-Forwarded-*. */
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

/** A separate shop behind TLS. It knows its address only from its proxy. */
export async function startShopBehindTls(): Promise<ShopBehindTls> {
  const shop = await startShop({ TRUSTED_PROXIES: 'loopback' });
  const proxy = await startTlsProxy(shop.port);
  return {
    origin: `https://localhost:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await shop.stop();
    },
  };
}
