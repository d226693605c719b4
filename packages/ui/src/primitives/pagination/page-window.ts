export type PageStep = number | 'gap';

/** The page numbers to show: first, last, and `reach` neighbours of the current page, with gaps. */
export function pageWindow(page: number, pageCount: number, reach = 1): readonly PageStep[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (step) => step === 1 || step === pageCount || Math.abs(step - page) <= reach,
  );
  return pages.flatMap((step, index): readonly PageStep[] => {
    const previous = pages[index - 1] ?? step - 1;
    // A gap of a single page is replaced by that page.
    if (step - previous === 2) return [step - 1, step];
    return step - previous > 2 ? ['gap', step] : [step];
  });
}
