/** The switches of the shop: their values, the first of which holds until a file says otherwise. */
export const flagValues = {
  /** What the home page shows first: the featured products, or the new arrivals. */
  'home-goods': ['featured', 'arrivals'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type FlagName = keyof typeof flagValues;
export const flagNames = Object.keys(flagValues) as FlagName[];
export type FlagValue<Name extends FlagName> = (typeof flagValues)[Name][number];

/** How the server has evaluated a switch. */
export interface EvaluatedFlag<Value extends string = string> {
  readonly value: Value;
  readonly variant: string;
  /** It depends on the visitor: who sees it is told (`experiment_viewed`). */
  readonly isExperiment: boolean;
}

/** What a file says of the switches; none without a file. */
export type EvaluatedFlags = { readonly [Name in FlagName]?: EvaluatedFlag<FlagValue<Name>> };

/** What tells one variant of a page from another. */
export const variantKey = (flags: EvaluatedFlags): string =>
  flagNames.flatMap((name) => (flags[name] ? `${name}=${flags[name].value}` : [])).join('&');
