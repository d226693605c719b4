/** Attributes of an element whose links do not scroll to the top, so that filters and tabs stay under the pointer. */
export const keepsPlace = { 'data-keeps-place': '' } as const;

export const isPlaceKept = (link: Element): boolean => link.closest('[data-keeps-place]') !== null;
