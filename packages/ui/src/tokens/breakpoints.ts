/** Media queries cannot read CSS variables, so the steps live here. Widths are where a layout has room for more. */
export const breakpoints = { sm: 480, md: 720, lg: 1024, xl: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

export const from = (step: Breakpoint) => `screen and (min-width: ${breakpoints[step]}px)`;
export const below = (step: Breakpoint) => `screen and (max-width: ${breakpoints[step] - 0.02}px)`;
