/** Whether an element is at least partly visible without scrolling; false for a hidden one, which has no height. */
export const isInWindow = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;
