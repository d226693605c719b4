/** Media queries cannot use CSS variables, so the breakpoints are defined here, in px. */
export const breakpoints = { sm: 480, md: 720, lg: 1024, xl: 1280 } as const;

/** The width from which a summary of 360 px fits beside lines with enough room for their names. */
export const besideSummary = 'screen and (min-width: 75em)';

export type Breakpoint = keyof typeof breakpoints;

// In em, which follows the user's font size: at twice the size a layout needs twice the width.
const em = (px: number) => `${px / 16}em`;

export const from = (step: Breakpoint) => `screen and (min-width: ${em(breakpoints[step])})`;
export const below = (step: Breakpoint) => `screen and (max-width: ${em(breakpoints[step] - 0.02)})`;
