import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { loadEveryCompleteLanguage } from './messages/complete-ui.ts';
import { loadEveryLoginLanguage } from './messages/login.ts';
import { loadEveryUiLanguage } from './messages/ui.ts';
import { clientAddressContext } from './platform/client-address.ts';
import { NonceContext, nonceContext } from './platform/nonce.ts';
import { scriptsAfterPaint } from './platform/scripts-after-paint.server.ts';

/** The server that runs this build sets these through the build's own context objects. */
export { clientAddressContext, nonceContext };

/** A page that is not complete by then is aborted, in milliseconds. */
const renderTimeout = 6_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await Promise.all([loadEveryUiLanguage(), loadEveryLoginLanguage(), loadEveryCompleteLanguage()]);
  const nonce = context.get(nonceContext) || undefined;
  const whole = isbot(request.headers.get('User-Agent') ?? '') || entry.isSpaMode;
  return new Promise((resolve, reject) => {
    let shellSent = false;
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
      </NonceContext>,
      {
        ...(nonce && { nonce }),
        // React would send large blocks hidden and reveal them by script: without script they would stay hidden.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [whole ? 'onAllReady' : 'onShellReady']() {
          shellSent = true;
          // In development the scripts of Vite run first.
          const body = (import.meta.env.PROD ? scriptsAfterPaint(nonce) : new PassThrough()).once(
            'close',
            () => clearTimeout(timer),
          );
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answer }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          answer = 500;
          if (shellSent && !request.signal.aborted) console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, renderTimeout).unref();
  });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
