import { useLocation } from 'react-router';
import type { Thing } from 'schema-dts';
import { serverText } from '../browser/server-text.ts';

/** Safe inside a script element: no `<` remains. */
export const toJson = (...things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', String.raw`\u003c`);

/**
 * Structured data of a page for search engines, schema.org as JSON-LD. Only the server's HTML contains it:
 * `<JsonLd json={import.meta.env.SSR ? toJson(…) : ''} />` keeps its builders out of the browser's files. No policy
 * blocks it, since it is data, not a script.
 */
export function JsonLd({ json }: { json: string }) {
  // The server's text stays until another page replaces its page.
  const { key } = useLocation();
  return (
    <script
      key={key}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={json ? { __html: json } : serverText}
    />
  );
}
