/** The switches of the shop: their values, the first of which applies unless a file sets another. */
export const flagValues = {
  /** The first goods on the home page: the featured products, or the new arrivals. */
  'home-goods': ['featured', 'arrivals'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type FlagName = keyof typeof flagValues;
export const flagNames = Object.keys(flagValues) as FlagName[];
export type FlagValue<Name extends FlagName> = (typeof flagValues)[Name][number];

/** The server's evaluation of a switch. */
export interface EvaluatedFlag<Value extends string = string> {
  readonly value: Value;
  readonly variant: string;
  /** Whether it depends on the visitor: each view is then reported (`experiment_viewed`). */
  readonly isExperiment: boolean;
}

/** The switches that a file sets; none without a file. */
export type EvaluatedFlags = { readonly [Name in FlagName]?: EvaluatedFlag<FlagValue<Name>> };

/** Distinguishes the variants of a page. */
export const variantKey = (flags: EvaluatedFlags): string =>
  flagNames.flatMap((name) => (flags[name] ? `${name}=${flags[name].value}` : [])).join('&');
