const plain = ':is([data-theme="light"], [data-theme="dark"])';
const contrast = '[data-theme^="contrast"]';

/**
 * The selectors of a brand's colours. `data-theme` and `data-brand` may be on one element or nested in either order; an
 * element that has only one of them inherits the other. Light and dark need no selector: a colour is `light-dark()`,
 * which depends on the color-scheme of the element.
 */
export function brandSelectors(name: string) {
  const brand = `[data-brand="${name}"]`;
  // Inside this brand, but not inside another brand within it.
  const within = `:not([data-brand], ${brand} [data-brand]:not(${brand}) *)`;
  return {
    plain: `${brand}, ${brand} ${plain}${within}`,
    contrast: [
      `${brand}${contrast}`,
      `${brand} ${contrast}${within}`,
      // Too much contrast is better than too little: a brand inside a high contrast page keeps the contrast.
      `${contrast} ${brand}:not([data-theme])`,
    ].join(', '),
    /** For `prefers-contrast: more`, if neither the element nor an ancestor sets a theme. */
    unset: `${brand}:not([data-theme], [data-theme] *)`,
  };
}
