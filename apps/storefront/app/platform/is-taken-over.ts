/** React notes its own part of the page at each element that it has taken over. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));
