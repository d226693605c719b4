/** Whether an element is at least partly visible without scrolling; a hidden one has no height and is not. */
export const isInWindow = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;
