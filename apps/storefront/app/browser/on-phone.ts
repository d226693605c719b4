/** Media query for windows narrower than the first breakpoint of `@marketfront/ui` (720 px). */
export const onPhone = '(max-width: 719.98px)';
