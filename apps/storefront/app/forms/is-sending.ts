interface SentForm {
  readonly state: 'idle' | 'submitting' | 'loading';
  /** The response of the action. */
  readonly data?: unknown;
}

/**
 * Whether a fetcher's form is being sent. A refused form can be sent again as soon as the refusal is shown, even while
 * the router still loads the page's data: otherwise a press at that moment would be lost.
 */
export function isSending({ state, data }: SentForm): boolean {
  const isRefused = (data as { ok?: boolean } | null | undefined)?.ok === false;
  return state === 'submitting' || (state === 'loading' && !isRefused);
}
