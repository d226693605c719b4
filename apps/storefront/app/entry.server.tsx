import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { loadEveryCompleteLanguage } from './messages/complete-ui.ts';
import { loadEveryLoginLanguage } from './messages/login.ts';
import { loadEveryUiLanguage } from './messages/ui.ts';
import { routeInstrumentations } from './http/request-instrumentation.server.ts';
import { reportError } from './services/index.server.ts';
import { buildId } from './services/build-id.ts';
import { loadEveryPart } from '../speed/browser/later.tsx';
import {
  clientAddressContext,
  cachedForContext,
  flagsContext,
  NonceContext,
  nonceContext,
} from './http/index.ts';

/** The server that runs this build sets these through the build's own context objects. */
export { clientAddressContext, cachedForContext, flagsContext, nonceContext };
/** The build has its own cache of shared reads. */
export { purgeReads } from './services/cache.server.ts';

export { buildId };

export const instrumentations = routeInstrumentations;

/** A page that is not complete after this time is aborted, in milliseconds. */
const renderTimeout = 6_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await Promise.all([
    loadEveryUiLanguage(),
    loadEveryLoginLanguage(),
    loadEveryCompleteLanguage(),
    loadEveryPart(),
  ]);
  const nonce = context.get(nonceContext) || undefined;
  let answer = status;
  const { promise: complete, resolve, reject } = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
    </NonceContext>,
    {
      ...(nonce && { nonce }),
      // React would send large blocks hidden and reveal them by script: without script they would stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Pages are complete when they are sent (decision 003).
      onAllReady: resolve,
      onShellError: reject,
      onError(error: unknown) {
        answer = 500;
        if (!request.signal.aborted) reportError(error, { source: 'render', build: buildId });
      },
    },
  );
  const timer = setTimeout(abort, renderTimeout).unref();
  await complete.finally(() => clearTimeout(timer));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await text(pipe(new PassThrough())), { headers, status: answer });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportError(error, { source: 'server', build: buildId });
}
