import { createContext } from 'react-router';

/** What the server still does with the HTML of a rendered page (`server/first-paint.ts`); in development nothing. */
export const finishDocumentContext = createContext<(html: string) => string>((html) => html);
