/**
 * Names and sizes of the page's controls that are smaller than 24 × 24 px (WCAG 2.5.8, level AA). Links within a
 * sentence are exempt, and so are controls that a label or a pseudo-element enlarges. It runs in the page, so it uses
 * nothing from outside.
 */
export function findSmallTargets(): string[] {
  const least = 24;
  const controls =
    'a[href], button, select, summary, input:not([type=hidden]), textarea, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role^=menuitem], [role=treeitem], [role=slider], [role=combobox], [role=gridcell][tabindex]';
  const isReachable = (control: Element) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !control.closest('[aria-hidden=true], [inert], [hidden]');
  /** Whether there is text beside the link in the same block: its line height determines the size. */
  const isInSentence = (control: Element) => {
    if (getComputedStyle(control).display !== 'inline') return false;
    let block = control.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    const texts = document.createTreeWalker(block ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!/\p{L}/u.test(data) || parentElement?.closest('a, button')) continue;
      if (parentElement?.checkVisibility() && parentElement.clientHeight !== 1) return true;
    }
    return false;
  };
  const isEnlarged = (control: Element) => {
    const label = control.closest('label') ?? (control as Partial<HTMLInputElement>).labels?.[0];
    if (!label || control.matches('a, button, summary')) return false;
    const { width, height } = label.getBoundingClientRect();
    return width >= least && height >= least;
  };
  /** Whether it is the link of a card, which is as large as the card: its `::after` covers the card. */
  const isStretched = (control: Element) => {
    const { position, content, width, height } = getComputedStyle(control, '::after');
    return (
      position === 'absolute' &&
      content !== 'none' &&
      Number.parseFloat(width) >= least &&
      Number.parseFloat(height) >= least
    );
  };
  return (
    [...document.querySelectorAll(controls)]
      .filter(isReachable)
      .map((control) => ({ control, ...(control.getBoundingClientRect().toJSON() as DOMRect) }))
      // Controls of one pixel or none are for assistive technology only.
      .filter(({ width, height }) => width > 1 && height > 1)
      // Browsers report fractions of a pixel.
      .filter(({ width, height }) => Math.min(width, height) < least - 0.05)
      .filter(({ control }) => !isInSentence(control) && !isEnlarged(control) && !isStretched(control))
      .map(({ control, width, height }) => {
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
        return `${control.tagName.toLowerCase()} "${name || control.getAttribute('name')}": ${width.toFixed(1)} × ${height.toFixed(1)}`;
      })
  );
}
