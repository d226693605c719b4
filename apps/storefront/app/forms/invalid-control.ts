/** The first control that is marked invalid, directly or through its group. */
export const invalidControl =
  ':is(input, select, textarea)[aria-invalid], [aria-invalid] :is(input, select, textarea)';
