import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { splitLocalePath } from '@marketfront/i18n';
import { currentRequest, observeRequest, type RequestScope } from '@marketfront/operations';
import { Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { acceptedEncoding, compressed, quickest } from '../speed/server/compress.ts';
import { caching } from '../app/services/caching.ts';
import { log, reportError } from '../app/services/log.server.ts';
import { type EvaluatedFlags, variantKey } from '../app/session/flags.ts';
import type { CachedFor } from '../app/http/cached-for.ts';
import { allowedRequests, formLimit } from './limits.ts';
import { type Maintenance, refuseInMaintenance } from './maintenance.ts';
import { refuseMissingFiles } from './missing-file.ts';
import { takeReports } from './reports.ts';
import { createStackReader } from './source-maps.ts';
import { refuseOversizedCookies } from './oversized-cookies.ts';
import { overloadGuard, type OverloadOptions } from './overload.ts';
import { publicPages, type PublicPagesOptions } from '../speed/server/public-pages.ts';
import { purgePath } from './purge.ts';
import { atPublicUrl, publicRequestReader, publicUrl, type PublicRequest } from './public-request.ts';
import { fileSecurityHeaders, sameOriginForms, securityHeaders } from './security.ts';

/** The data that the outer server passes to the one that creates responses. */
interface Bindings extends HttpBindings {
  readonly publicRequest: PublicRequest;
  /** The visitors for whom the page is cached; it then has no nonce. */
  readonly keptFor: CachedFor | null;
  readonly flags: EvaluatedFlags;
}
type Env = { Bindings: Bindings; Variables: SecureHeadersVariables };

export interface ShopServerOptions extends PublicPagesOptions, OverloadOptions {
  /** Renders pages and carries out forms: the build's request handler. */
  readonly handle: (
    request: Request,
    context: { nonce: string; clientAddress: string; keptFor: CachedFor | null; flags: EvaluatedFlags },
  ) => Promise<Response>;
  /** The switches for the visitor of a request. */
  readonly evaluateFlags: (request: Request) => Promise<EvaluatedFlags>;
  /** The folder of the built client files. */
  readonly clientFolder: string;
  /** Serves the files of other builds (`kept-files.ts`). */
  readonly otherBuildsFiles?: MiddlewareHandler | undefined;
  /** The id of the build that responds. */
  readonly buildId: string;
  /** The folder of the source maps of the browser's scripts. */
  readonly mapsFolder: string;
  /** Whether browsers send their errors (`reports.ts`). */
  readonly collectsErrors: boolean;
  readonly shopOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
  /** Whether the shop can serve requests: its back end responds. */
  readonly isReady: () => Promise<boolean>;
  readonly isStopping: () => boolean;
  readonly maintenance: Maintenance;
  /** Responds to a back end's notice of changes. */
  readonly purge: (request: Request) => Promise<Response>;
}

/** Scripts, style sheets and fonts. */
const isBuiltFile = (path: string) => path.startsWith('/assets/');

/** Pictures that the shop draws for previews of shared pages (`features/discovery/preview-picture.server.ts`). */
const isPreview = (path: string) => splitLocalePath(path).path.startsWith('/preview/');

/**
 * The prefetched data of a linked page may be used for ten seconds, without another request. A form of this browser
 * drops it earlier (`speed/browser/drop-prefetched.ts`).
 */
function usableAhead(request: Request, response: Response): Response {
  const isAhead = request.headers.get('Sec-Purpose')?.startsWith('prefetch');
  if (isAhead && response.status === 200 && new URL(request.url).pathname.endsWith('.data'))
    response.headers.set('Cache-Control', 'private, max-age=10');
  return response;
}

const pageCacheResult = ({ pageCache }: RequestScope) => ({
  'marketfront.page_cache.result': pageCache ?? 'none',
});

/**
 * The shop's HTTP server: health, static files, pages for everybody from their cache, and new responses for all others.
 */
export function createShopServer(options: ShopServerOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const files = new Set(readdirSync(options.clientFolder).map((name) => `/${name}`));
  const isFile = (path: string) => isBuiltFile(path) || files.has(path);
  const answers = createAnswers({ ...options, isFile });
  const readPublicRequest = publicRequestReader(options);
  const guarded = overloadGuard(options);
  // A small limit of their own: drawings that wait for each other must not block pages.
  const guardedPreview = overloadGuard({ maxInFlight: Math.ceil(options.maxInFlight / 8) });
  const answerPublicPage = publicPages(options, guarded);

  app.get('/healthz', securityHeaders, (c) =>
    options.isStopping() ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ok' }),
  );
  app.get('/readyz', securityHeaders, async (c) =>
    !options.isStopping() && options.maintenance.retryAfter() === undefined && (await options.isReady())
      ? c.json({ status: 'ready' })
      : c.json({ status: 'not ready' }, 503),
  );
  app.all(purgePath, (c) => options.purge(c.req.raw));
  if (options.collectsErrors)
    app.post('/reports', takeReports(readPublicRequest, createStackReader(options.mapsFolder)));
  app.all('*', async (c) => {
    const publicRequest = readPublicRequest(c);
    const bindings = { ...c.env, publicRequest };
    const url = publicUrl(c.req.raw, publicRequest.origin);
    let flags: EvaluatedFlags = {};
    const answer = (request: Request, keptFor: CachedFor | null) =>
      answers.fetch(request, { ...bindings, keptFor, flags });
    const own = () => answer(atPublicUrl(c.req.raw, url), null);
    if (isFile(c.req.path)) return own();
    const trustsCaller = publicRequest.fromTrustedProxy;
    return observeRequest(c.req.raw, { log, trustsCaller, attributes: pageCacheResult }, async () => {
      const refusal =
        refuseOversizedCookies(c.req.raw) ?? refuseInMaintenance(options.maintenance, c.req.raw);
      if (refusal) return refusal;
      if (isPreview(c.req.path)) return guardedPreview(c.req.raw, own);
      flags = await options.evaluateFlags(c.req.raw);
      const page = await answerPublicPage(c.req.raw, url, variantKey(flags), answer);
      return usableAhead(c.req.raw, page ?? (await guarded(c.req.raw, own)));
    });
  });
  return app;
}

/** Creates each response: security, limits, static files, pages. */
function createAnswers({
  handle,
  clientFolder,
  otherBuildsFiles,
  buildId,
  isFile,
}: Pick<ShopServerOptions, 'handle' | 'clientFolder' | 'otherBuildsFiles' | 'buildId'> & {
  isFile: (path: string) => boolean;
}) {
  const app = new Hono<Env>();
  app.use((c, next) => (isBuiltFile(c.req.path) ? fileSecurityHeaders : securityHeaders)(c, next));
  app.use(allowedRequests, sameOriginForms, formLimit);

  const root = path.relative(process.cwd(), clientFolder);
  const file = (cacheControl: string) =>
    serveStatic({ root, precompressed: true, onFound: (_, c) => c.header('Cache-Control', cacheControl) });
  app.use('/assets/*', file('public, max-age=31536000, immutable'));
  if (otherBuildsFiles) app.get('/assets/*', otherBuildsFiles);
  app.get('/assets/*', (c) => c.text('Not found', 404));
  const shopFile = file('public, max-age=3600');
  // Pages have such addresses too: the disk is not searched for them.
  app.use('/:file', (c, next) => (isFile(c.req.path) ? shopFile(c, next) : next()));

  app.get('*', refuseMissingFiles);
  app.all('*', async (c) => {
    const { publicRequest, keptFor, flags } = c.env;
    const nonce = keptFor ? '' : (c.get('secureHeadersNonce') ?? '');
    const { clientAddress } = publicRequest;
    const response = await handle(c.req.raw, { nonce, clientAddress, keptFor, flags });
    // Pages that were opened before a deploy detect it here (`shell/use-other-build.ts`).
    if (c.req.path.endsWith('.data')) response.headers.append('Server-Timing', `build;desc="${buildId}"`);
    // Without it, caches may store errors for a while (RFC 9111, 4.2.2).
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', caching.nobody);
    const { id } = currentRequest() ?? {};
    if (id && response.status >= 400) response.headers.set('X-Request-Id', id);
    if (keptFor) return response;
    // A page with a nonce is for one visitor.
    if (response.headers.get('Cache-Control') === caching.everybody)
      response.headers.set('Cache-Control', caching.oneVisitor);
    return compressed(response, acceptedEncoding(c.req.header('Accept-Encoding'), quickest));
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    reportError(error, { source: 'server' });
    return c.text('Something went wrong on our side. Please try again.', 500);
  });
  return app;
}
