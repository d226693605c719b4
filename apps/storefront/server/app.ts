import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import path from 'node:path';
import { compressed } from './compress.ts';
import { allowedRequests, formLimit, overloadGuard } from './limits.ts';
import { atPublicOrigin, publicRequestReader, type PublicRequest } from './public-request.ts';
import { sameOriginForms, securityHeaders } from './security.ts';

type Env = {
  Bindings: HttpBindings;
  Variables: SecureHeadersVariables & { publicRequest: PublicRequest };
};

export interface ShopServerOptions {
  /** Renders pages and carries out forms: the build's request handler. */
  readonly handle: (request: Request, context: { nonce: string; clientAddress: string }) => Promise<Response>;
  /** Folder of the built client files. */
  readonly clientFolder: string;
  readonly shopOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
  /** Requests in work at once; more are answered 503. */
  readonly maxInFlight: number;
  /** Whether the shop can serve: its back end answers. */
  readonly isReady: () => Promise<boolean>;
  readonly isStopping: () => boolean;
}

/** The shop's HTTP server: health, security, limits, static files, pages. */
export function createShopServer(options: ShopServerOptions) {
  const app = new Hono<Env>();
  const readPublicRequest = publicRequestReader(options);

  app.use(securityHeaders);
  app.get('/healthz', (c) =>
    options.isStopping() ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ok' }),
  );
  app.get('/readyz', async (c) =>
    !options.isStopping() && (await options.isReady())
      ? c.json({ status: 'ready' })
      : c.json({ status: 'not ready' }, 503),
  );
  app.use(async (c, next) => {
    c.set('publicRequest', readPublicRequest(c));
    await next();
  });
  app.use(allowedRequests, sameOriginForms, formLimit);

  const root = path.relative(process.cwd(), options.clientFolder);
  app.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.get('/assets/*', (c) => c.text('Not found', 404));
  app.use(
    '*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600'),
    }),
  );

  app.all('*', overloadGuard(options.maxInFlight), async (c) => {
    const { origin, clientAddress } = c.get('publicRequest');
    const request = atPublicOrigin(c.req.raw, origin);
    const nonce = c.get('secureHeadersNonce') ?? '';
    return compressed(request, await options.handle(request, { nonce, clientAddress }));
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return c.text('Something went wrong on our side. Please try again.', 500);
  });
  return app;
}
