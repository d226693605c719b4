const properties = ['scrollbar-gutter', 'padding-right'] as const;

let modals = 0;

/**
 * Opens a modal dialog whose backdrop covers the page where its scroll bar stands: browsers draw no backdrop over a
 * reserved gutter (`scrollbar-gutter: stable`). A padding keeps the page as wide as it was. Desktop browsers have the bar
 * on the right in both directions of script.
 * @param show opens the dialog, by which the page stops scrolling
 * @returns undoes it, with the last modal dialog
 */
export function coverGutter(show: () => void): () => void {
  const root = document.documentElement;
  const width = () => root.getBoundingClientRect().width;
  modals += 1;
  if (modals > 1) {
    show();
  } else {
    const before = width();
    root.style.setProperty('scrollbar-gutter', 'auto');
    show();
    const gutter = width() - before;
    if (gutter > 0) root.style.setProperty('padding-right', `${gutter}px`);
  }
  return () => {
    modals -= 1;
    if (modals === 0) for (const property of properties) root.style.removeProperty(property);
  };
}
