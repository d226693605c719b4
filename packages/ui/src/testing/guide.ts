/** What a component's docs page says beside its props: `parameters.guide` of the stories' meta. */
export interface Guide {
  /** When and why to use it, one or two sentences. */
  use: string;
  do: readonly string[];
  dont: readonly string[];
  /** Its own keyboard pattern: key → what it does. */
  keys?: Readonly<Record<string, string>>;
  /** Every `data-part` it renders: name → what it is. */
  parts?: Readonly<Record<string, string>>;
}
