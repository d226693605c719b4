const properties = ['scrollbar-gutter', 'padding-right'] as const;

let modals = 0;

/**
 * Lets a backdrop cover the page where its scroll bar stands: browsers draw no backdrop over a reserved gutter
 * (`scrollbar-gutter: stable`). The page keeps its width by a padding. Desktop browsers have the bar on the right in both
 * directions of script. Call it before the page stops scrolling.
 * @returns undoes it, with the last modal dialog
 */
export function coverGutter(): () => void {
  const root = document.documentElement;
  const width = innerWidth - root.clientWidth;
  modals += 1;
  if (modals === 1 && width > 0) {
    root.style.setProperty('scrollbar-gutter', 'auto');
    root.style.setProperty('padding-right', `${width}px`);
  }
  return () => {
    modals -= 1;
    if (modals === 0) for (const property of properties) root.style.removeProperty(property);
  };
}
