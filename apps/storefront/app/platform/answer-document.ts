import { createContext } from 'react-router';

/**
 * Makes the response that carries a document, as text or as bytes in UTF-8. The server makes it in its own way
 * (`server/page-handler.ts`), in development this is it.
 */
export type AnswerDocument = (document: string | Uint8Array<ArrayBuffer>, init: ResponseInit) => Response;

export const answerDocumentContext = createContext<AnswerDocument>(
  (document, init) => new Response(document, init),
);
