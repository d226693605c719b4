/** The first control that is marked invalid, itself or by its group. */
export const invalidControl =
  ':is(input, select, textarea)[aria-invalid], [aria-invalid] :is(input, select, textarea)';
