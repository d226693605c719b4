/** Whether a part of what is shown can be seen without scrolling up or down; what is hidden has no height and cannot. */
export const isInWindow = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;
