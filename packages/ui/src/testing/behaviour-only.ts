/** Parameters of a story whose play function ends with nothing to look at: it is tested, and has no picture. */
export const behaviourOnly = { chromatic: { disableSnapshot: true } };
