/** Radix sets `outline: none` as a style attribute, which server HTML must not contain; its groups never show a focus. */
export const withoutOutline = { outline: undefined } as object;
