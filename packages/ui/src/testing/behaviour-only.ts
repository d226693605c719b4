/** Parameters of a story whose play function has no visible result: it is tested, but has no snapshot. */
export const behaviourOnly = { chromatic: { disableSnapshot: true } };
