/** Media queries cannot read CSS variables, so the steps live here, in px. Widths are where a layout has room for more. */
export const breakpoints = { sm: 480, md: 720, lg: 1024, xl: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

// In em, which follow the text size a reader set in the browser: at twice the size a layout needs twice the room.
const em = (px: number) => `${px / 16}em`;

export const from = (step: Breakpoint) => `screen and (min-width: ${em(breakpoints[step])})`;
export const below = (step: Breakpoint) => `screen and (max-width: ${em(breakpoints[step] - 0.02)})`;
