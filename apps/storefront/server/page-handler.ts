import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { clientAddressContext as ClientAddressContext } from '../app/http/client-address.ts';
import type { cachedForContext as CachedForContext } from '../app/http/cached-for.ts';
import type { flagsContext as FlagsContext } from '../app/http/flags.ts';
import type { nonceContext as NonceContext } from '../app/http/nonce.ts';
import type { ShopServerOptions } from './app.ts';
import { firstPaint, type PickStyles } from '../speed/server/first-paint.ts';

const isDocument = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Lets the build handle requests, and inserts the styles of the first paint into its documents (`first-paint.ts`). */
export function pageHandler(build: ServerBuild, pickStyles: PickStyles): ShopServerOptions['handle'] {
  // The build has its own copies of these contexts.
  const { nonceContext, clientAddressContext, cachedForContext, flagsContext } = build.entry
    .module as unknown as {
    nonceContext: typeof NonceContext;
    clientAddressContext: typeof ClientAddressContext;
    cachedForContext: typeof CachedForContext;
    flagsContext: typeof FlagsContext;
  };
  const handle = createRequestHandler(build, 'production');
  return async (request, { nonce, clientAddress, keptFor, flags }) => {
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(clientAddressContext, clientAddress);
    context.set(cachedForContext, keptFor);
    context.set(flagsContext, flags);
    const response = await handle(request, context);
    if (!response.body || !isDocument(response)) return response;
    const { status, headers } = response;
    return new Response(firstPaint(await response.text(), pickStyles), { status, headers });
  };
}
