/** The text of a component's docs page; `parameters.guide` in the meta of its stories. */
export interface Guide {
  /** When to use the component, in one or two sentences. */
  use: string;
  /** The stories whose code is shown first; the first story by default. */
  examples?: readonly string[];
  do: readonly string[];
  dont: readonly string[];
  /** The component's own keyboard interaction: key → effect. */
  keys?: Readonly<Record<string, string>>;
  /** Every `data-part` that the component renders: name → description. */
  parts?: Readonly<Record<string, string>>;
}
