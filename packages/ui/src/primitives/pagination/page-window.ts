export type PageStep = number | 'gap';

/** The page numbers to show: first, last, and `reach` neighbours of the current page, with gaps. */
export function pageWindow(page: number, pageCount: number, reach = 1): readonly PageStep[] {
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => page - reach + index);
  // No list of all pages: its length would depend on a page count that a back end may report far too high.
  const pages = [...new Set([1, ...near, pageCount])].filter((step) => step >= 1 && step <= pageCount);
  return pages.flatMap((step, index): readonly PageStep[] => {
    const previous = pages[index - 1] ?? step - 1;
    // A gap of a single page is replaced by that page.
    if (step - previous === 2) return [step - 1, step];
    return step - previous > 2 ? ['gap', step] : [step];
  });
}
