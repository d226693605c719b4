import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type {
  AnswerDocument,
  answerDocumentContext as AnswerDocumentContext,
} from '../app/platform/answer-document.ts';
import type { clientAddressContext as ClientAddressContext } from '../app/platform/client-address.ts';
import type { finishDocumentContext as FinishDocumentContext } from '../app/platform/finish-document.ts';
import type { nonceContext as NonceContext } from '../app/platform/nonce.ts';
import type { ShopServerOptions } from './app.ts';
import { firstPaint, type PickStyles } from './first-paint.ts';

/**
 * Lets the build answer requests. React Router looks at the body of each response, and Node then copies a document twice
 * and sends it as a stream: it is given a response without the document, which is put into it afterwards.
 */
export function pageHandler(build: ServerBuild, pickStyles: PickStyles): ShopServerOptions['handle'] {
  // The build has its own copies of these contexts.
  const { nonceContext, clientAddressContext, finishDocumentContext, answerDocumentContext } = build.entry
    .module as unknown as {
    nonceContext: typeof NonceContext;
    clientAddressContext: typeof ClientAddressContext;
    finishDocumentContext: typeof FinishDocumentContext;
    answerDocumentContext: typeof AnswerDocumentContext;
  };
  const handle = createRequestHandler(build, 'production');
  const documents = new WeakMap<Response, Parameters<AnswerDocument>[0]>();
  const answerDocument: AnswerDocument = (document, init) => {
    const response = new Response(null, init);
    documents.set(response, document);
    return response;
  };
  return async (request, { nonce, clientAddress }) => {
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(clientAddressContext, clientAddress);
    context.set(finishDocumentContext, (html) => firstPaint(html, nonce, pickStyles));
    context.set(answerDocumentContext, answerDocument);
    const response = await handle(request, context);
    const document = documents.get(response);
    if (document === undefined) return response;
    const { status, headers } = response;
    return new Response(document, { status, headers });
  };
}
