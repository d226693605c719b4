interface SentForm {
  readonly state: 'idle' | 'submitting' | 'loading';
  /** The answer of the action. */
  readonly data?: unknown;
}

/**
 * Whether a fetcher's form is on its way. A refused form can be sent again as soon as the refusal is shown, also while the
 * router still loads the page's data: a press in that moment would be lost.
 */
export function isSending({ state, data }: SentForm): boolean {
  const isRefused = (data as { ok?: boolean } | null | undefined)?.ok === false;
  return state === 'submitting' || (state === 'loading' && !isRefused);
}
