import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom';

export interface FloatPosition {
  side: 'bottom' | 'top';
  align: 'start' | 'center' | 'end';
  /** Makes it at least as wide as the anchor and this many pixels; without it the content sets the width. */
  minWidth: number | undefined;
}

const gap = 4;
const padding = 8;

/**
 * Keeps an element of the top layer at its anchor and inside the window until the returned function is called. The
 * position is set through the CSSOM, which a strict content security policy allows.
 */
export function keepAtAnchor(anchor: Element, element: HTMLElement, position: FloatPosition): () => void {
  const { side, align, minWidth } = position;
  const placement: Placement = align === 'center' ? side : `${side}-${align}`;
  const { style } = element;
  const update = async () => {
    if (minWidth !== undefined) {
      const available = document.documentElement.clientWidth - 2 * padding;
      const width = Math.max(anchor.getBoundingClientRect().width, minWidth);
      style.setProperty('min-inline-size', `${Math.min(width, available)}px`);
    }
    const { x, y } = await computePosition(anchor, element, {
      placement,
      strategy: 'fixed',
      middleware: [
        offset(gap),
        flip({ padding, crossAxis: false }),
        shift({ padding }),
        size({
          padding,
          apply: ({ availableHeight }) =>
            style.setProperty('max-block-size', `${Math.max(0, availableHeight)}px`),
        }),
      ],
    });
    style.setProperty('left', `${x}px`);
    style.setProperty('top', `${y}px`);
    style.removeProperty('opacity');
  };
  return autoUpdate(anchor, element, () => void update());
}
