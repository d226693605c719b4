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
      // Too much contrast is better than too little: a brand inside such a page keeps it.
      `${contrast} ${brand}:not([data-theme])`,
    ].join(', '),
    /** Under `prefers-contrast: more`, where no theme is set up to the root. */
    unset: `${brand}:not([data-theme], [data-theme] *)`,
  };
}
