export type PageStep = number | 'gap';

/** Pages to offer around the current one: first, last and `reach` neighbours, gaps between. */
export function pageWindow(page: number, pageCount: number, reach = 1): readonly PageStep[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (step) => step === 1 || step === pageCount || Math.abs(step - page) <= reach,
  );
  return pages.flatMap((step, index): readonly PageStep[] => {
    const previous = pages[index - 1] ?? step - 1;
    // A gap of one page is that page.
    if (step - previous === 2) return [step - 1, step];
    return step - previous > 2 ? ['gap', step] : [step];
  });
}
