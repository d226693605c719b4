/** The text of the style element that gets the styles of the page (`speed/browser/after-paint.tsx`). */
export const pageStylesMark = '/* page styles */';

const styleSheet = /<link\b(?=[^>]* rel="stylesheet")[^>]* href="([^"#]*)/g;

/** Picks the styles that the HTML needs out of its style sheets. */
export type PickStyles = (html: string, hrefs: readonly string[]) => string;

/**
 * Writes the styles that a document needs into its HTML: it is painted before any style sheet is asked for
 * (`StylesAfterPaint`). Which elements it has is known only when all of it has been rendered.
 *
 * @param html - A whole document.
 */
export function firstPaint(html: string, pickStyles: PickStyles): string {
  const place = html.indexOf(pageStylesMark);
  if (place < 0) return html;
  const hrefs = [...html.slice(0, html.indexOf('</head>')).matchAll(styleSheet)].map(([, href = '']) => href);
  // The scripts that wait, and the data behind them, have no elements.
  const elements = html.slice(0, html.lastIndexOf('<noscript'));
  return html.slice(0, place) + pickStyles(elements, hrefs) + html.slice(place + pageStylesMark.length);
}
