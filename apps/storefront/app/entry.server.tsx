import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { loadEveryCompleteLanguage } from './messages/complete-ui.ts';
import { loadEveryLoginLanguage } from './messages/login.ts';
import { loadEveryUiLanguage } from './messages/ui.ts';
import { answerDocumentContext } from './platform/answer-document.ts';
import { clientAddressContext } from './platform/client-address.ts';
import { finishDocumentContext } from './platform/finish-document.ts';
import { NonceContext, nonceContext } from './platform/nonce.ts';
import { RenderedPartsContext } from './platform/rendered-once.tsx';
import { renderedDocument } from './platform/rendered-documents.server.ts';
import { renderedParts } from './platform/rendered-parts.server.ts';

/** The server that runs this build sets these through the build's own context objects. */
export { answerDocumentContext, clientAddressContext, finishDocumentContext, nonceContext };

/** A page that is not complete by then is aborted, in milliseconds. */
const renderTimeout = 6_000;

/** Collects what is written to it, and gives it as one text at the end. */
function collectText(done: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await Promise.all([loadEveryUiLanguage(), loadEveryLoginLanguage(), loadEveryCompleteLanguage()]);
  const nonce = context.get(nonceContext) || undefined;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const document = renderedDocument(entry, nonce);
  const answerDocument = context.get(answerDocumentContext);
  if (document.known) return answerDocument(document.known, { headers, status });
  const finish = context.get(finishDocumentContext);
  const { parts, complete } = renderedParts();
  const { actionData, errors } = entry.staticHandlerContext;
  // What a form or a fault changes is not in the keys of parts.
  const remembers = import.meta.env.PROD && !actionData && !errors;
  return new Promise((resolve, reject) => {
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RenderedPartsContext value={remembers ? parts : null}>
          <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
        </RenderedPartsContext>
      </NonceContext>,
      {
        ...(nonce && { nonce }),
        // React would send large blocks hidden and reveal them by script: without script they would stay hidden.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Pages are complete when they are sent (decision 003).
        onAllReady() {
          clearTimeout(timer);
          pipe(
            collectText((rendered) => {
              const html = finish(complete(rendered));
              if (answer === status) document.remember(html);
              resolve(answerDocument(html, { headers, status: answer }));
            }),
          );
        },
        onShellError: reject,
        onError(error: unknown) {
          answer = 500;
          if (!request.signal.aborted) console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, renderTimeout).unref();
  });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
