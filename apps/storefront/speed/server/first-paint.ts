/** The placeholder in the style element for the styles of the page (`speed/browser/after-paint.tsx`). */
export const pageStylesMark = '/* page styles */';

const styleSheet = /<link\b(?=[^>]* rel="stylesheet")[^>]* href="([^"#]*)/g;

/** Selects the styles that the HTML needs from its style sheets. */
export type PickStyles = (html: string, hrefs: readonly string[]) => string;

/**
 * Inserts the styles that a document needs into its HTML: it is painted before any style sheet is requested
 * (`StylesAfterPaint`). Its elements are known only when it has been rendered completely.
 *
 * @param html - A whole document.
 */
export function firstPaint(html: string, pickStyles: PickStyles): string {
  const place = html.indexOf(pageStylesMark);
  if (place < 0) return html;
  const hrefs = [...html.slice(0, html.indexOf('</head>')).matchAll(styleSheet)].map(([, href = '']) => href);
  // The deferred scripts, and the data after them, contain no elements.
  const elements = html.slice(0, html.lastIndexOf('<noscript'));
  return html.slice(0, place) + pickStyles(elements, hrefs) + html.slice(place + pageStylesMark.length);
}
