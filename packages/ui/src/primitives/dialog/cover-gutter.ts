const properties = ['scrollbar-gutter', 'padding-right'] as const;

let modals = 0;

/**
 * Opens a modal dialog whose backdrop also covers the area of the scroll bar: browsers draw no backdrop over a reserved
 * gutter (`scrollbar-gutter: stable`). A padding keeps the width of the page. Desktop browsers have the scroll bar on
 * the right in both writing directions.
 * @param show opens the dialog, which stops the page from scrolling
 * @returns a function that reverts this after the last modal dialog closes
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
