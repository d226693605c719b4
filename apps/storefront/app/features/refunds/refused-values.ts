type Typed = Readonly<Record<string, string>>;

/** What a refusal brings back to a page without script. */
export const typedIn = (refused: object | undefined): Typed =>
  refused && 'typed' in refused && refused.typed ? (refused.typed as Typed) : {};

/** Whether a refusal without script belongs to one of the forms that show it themselves. */
export const isShownAtForm = (refused: object): boolean =>
  ['message', 'escalate', 'returnGoods'].includes(typedIn(refused).intent ?? '');
