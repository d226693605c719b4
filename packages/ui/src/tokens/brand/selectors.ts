const plain = ':is([data-theme="light"], [data-theme="dark"])';
const contrast = '[data-theme^="contrast"]';

/**
 * Where a brand's colours hold. `data-theme` and `data-brand` may stand on one element or nest in either order; an
 * element that has only one of them takes the other from outside. Light and dark need no selector: a colour is
 * `light-dark()` and looks at the element's own colour-scheme.
 */
export function brandSelectors(name: string) {
  const brand = `[data-brand="${name}"]`;
  // Inside this brand, not inside another brand within it.
  const within = `:not([data-brand], ${brand} [data-brand]:not(${brand}) *)`;
  return {
    plain: `${brand}, ${brand} ${plain}${within}`,
    contrast: [
      `${brand}${contrast}`,
      `${brand} ${contrast}${within}`,
      // More contrast than needed beats less: a brand within such a page keeps it.
      `${contrast} ${brand}:not([data-theme])`,
    ].join(', '),
    /** Under `prefers-contrast: more`: nobody chose a theme, up to the root. */
    unset: `${brand}:not([data-theme], [data-theme] *)`,
  };
}
