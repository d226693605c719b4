/**
 * The time now, rounded down, in milliseconds since 1970: pages that are rendered within one step show the same, so that
 * they are rendered once. Script asks for the exact time where that matters.
 * @param step - in milliseconds
 */
export const roundedNow = (step: number): number => Math.floor(Date.now() / step) * step;
